#!/usr/bin/env python3
"""Runs many at once: Robustness/together.py

Two and ten runs of index and nightly at once: at least one works, the others work or say which run is in their way.
Readers during rebuilds see the old index or the new one. A clock that goes back, and files from the future, change no
answer.
"""

import os
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from harness import ROOT, TOOL, App, Faults, is_crash


def runs_at_once(faults):
    for command in ("index", "nightly"):
        for number in (2, 10):
            for attempt in range(10):
                app = App()
                app.set_screens(attempt)
                processes = [
                    subprocess.Popen([TOOL, command], cwd=app.root, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                                     text=True)
                    for _ in range(number)
                ]
                results = [(p.communicate()[1], p.returncode) for p in processes]
                what = f"{number} runs of {command} at once"
                faults.tried += 1
                faults.check(any(code == 0 for _, code in results), f"{what}: none worked: {results}")
                for words, code in results:
                    refused = code == 2 and " run (pid " in words
                    faults.check(code == 0 or refused, f"{what}: exit {code}, {words!r}")
                faults.check(app.screens() == attempt, f"{what}: the index says {app.screens()}")
                faults.check(not app.strays(), f"{what}: left {app.strays()}")


def readers_during_rebuilds(faults):
    app = App()
    app.set_screens(0)
    app.run("index")
    answers, done = [], threading.Event()

    def read():
        while not done.is_set():
            answers.append(app.screens())

    readers = [threading.Thread(target=read) for _ in range(3)]
    for reader in readers:
        reader.start()
    rebuilds = 40
    for number in range(1, rebuilds + 1):
        app.set_screens(number)
        app.run("index")
    done.set()
    for reader in readers:
        reader.join()
    faults.tried += len(answers)
    faults.check(all(a in range(rebuilds + 1) for a in answers), f"a reader was told {set(answers)}")
    print(f"{len(answers)} answers during {rebuilds} rebuilds")


def clock(faults):
    """A library that moves the clock of the tool, and files whose times lie in the future or before 1970."""
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "clock.so"
        subprocess.run(["cc", "-shared", "-fPIC", "-o", library, ROOT / "Robustness/moved_clock.c", "-ldl"], check=True)
        for days in (-1, -365, -20000, 365):
            app = App()
            app.set_screens(1)
            app.run("nightly")
            right = app.run("audit", "--format", "json", "--fail-on", "none").stdout
            moved = dict(os.environ, LD_PRELOAD=str(library), CLOCK_DAYS=str(days))
            for command in ("index", "nightly"):
                result = app.run(command, env=moved)
                faults.tried += 1
                faults.check(not is_crash(result) and result.returncode == 0,
                             f"{command}, the clock {days} days off: {result.returncode} {result.stderr}")
            app.set_screens(2)
            app.run("nightly", env=moved)
            faults.check(app.screens() == 2, f"the clock {days} days off: a change goes unnoticed")
            app.set_screens(1)
            app.run("nightly")
            answer = app.run("audit", "--format", "json", "--fail-on", "none").stdout
            faults.check(answer == right, f"the clock {days} days off: another answer")
    times_of_files(faults)


def times_of_files(faults):
    """A file that changes and keeps its size and its time is still read."""
    for when in (0, -86400, time.time() + 10 * 365 * 86400):
        app = App()
        source = app.root / "Extra.swift"
        for text in ("class Extra1 {}\nclass Extra2 {}\n", "class Extra1 {}\nclass Other2 {}\n"):
            source.write_text(text)
            os.utime(source, (when, when))
            app.run("index")
            faults.tried += 1
            faults.check(app.screens() == text.count("Extra"), f"a file of the time {when}: {app.screens()}")


def main():
    faults = Faults("together")
    for part in (runs_at_once, readers_during_rebuilds, clock):
        before = faults.tried
        part(faults)
        print(f"{part.__name__}: {faults.tried - before} faults", flush=True)
    faults.end()


main()
