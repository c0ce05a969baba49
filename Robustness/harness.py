"""What every fault script shares: the binary, copies of the example app, and checks that hold after any fault."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOL = Path(os.environ.get("SCENEQL", ROOT / ".build/release/sceneql"))
# Names that only unfinished work has. After a run that ended well, none of them may be left.
STRAY = ("tmp-", ".unfinished-", ".lock", "-journal", "-wal", "-shm")


class Faults:
    """Counts what was tried and what went wrong, and prints both at the end."""

    def __init__(self, subject):
        self.subject = subject
        self.tried = 0
        self.failures = []

    def check(self, condition, what):
        """Notes a failure; the script goes on, so that one run shows all of them."""
        if not condition:
            self.failures.append(what)
            print(f"FAILED: {what}", flush=True)

    def end(self):
        print(f"{self.subject}: {self.tried} faults injected, {len(self.failures)} failures", flush=True)
        sys.exit(1 if self.failures else 0)


class App:
    """A copy of the example app in a folder of its own."""

    def __init__(self, folder=None):
        self._temporary = None if folder else tempfile.TemporaryDirectory(prefix="sceneql-faults-")
        self.root = Path(folder or self._temporary.name) / "Bookshelf"
        shutil.copytree(ROOT / "Examples/Bookshelf", self.root, ignore=shutil.ignore_patterns(".sceneql"))
        self.state = self.root / ".sceneql"
        self.index = self.state / "index.db"

    def set_screens(self, number):
        """Gives the app so many extra classes, so that each index can be told from the one before."""
        lines = "".join(f"class Extra{i}: UIViewController {{}}\n" for i in range(number))
        (self.root / "Extra.swift").write_text("import UIKit\n" + lines)

    def run(self, *words, **options):
        """Runs the tool at the root of the app and waits for it."""
        return run(*words, cwd=self.root, **options)

    def screens(self):
        """How many extra classes the index knows; None where it does not answer."""
        answer = self.run("sql", "select count(*) as n from types where name glob 'Extra[0-9]*'", "--format", "json")
        return json.loads(answer.stdout)[0]["n"] if answer.returncode == 0 else None

    def strays(self):
        """What unfinished work has left in the folder of the index and of the report."""
        return [str(p) for p in self.state.rglob("*") if any(part in p.name for part in STRAY)]


def run(*words, **options):
    """Runs the tool and gathers what it says."""
    options.setdefault("stdout", subprocess.PIPE)
    return subprocess.run(
        [str(TOOL), *map(str, words)], stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True,
        errors="replace", timeout=120, **options)


def is_crash(result):
    """Whether a signal ended it, or Swift's own trap did."""
    return result.returncode < 0 or result.returncode > 130 or "Fatal error" in result.stderr
