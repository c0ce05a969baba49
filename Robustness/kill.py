#!/usr/bin/env python3
"""Kills index and nightly with SIGKILL at random points: Robustness/kill.py [COUNT]

After each kill the old or the new index answers, never a mixture and never nothing; the report is whole; the next run
works and leaves nothing unfinished behind.
"""

import json
import random
import subprocess
import sys
import time

from harness import TOOL, App, Faults


def duration(app, command):
    """How long an undisturbed run takes, in seconds."""
    start = time.monotonic()
    app.run(command)
    return time.monotonic() - start


def killed_run(app, command, delay):
    """Runs a command and kills it after so many seconds; tells whether it was still at work."""
    process = subprocess.Popen(
        [str(TOOL), command], cwd=app.root, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(delay)
    was_running = process.poll() is None
    process.kill()
    process.wait()
    return was_running


def check_report(app, faults, point):
    """Every file of the report is whole."""
    folder = app.state / "report"
    for path in folder.glob("*"):
        if path.suffix in (".json", ".sarif"):
            try:
                json.loads(path.read_text())
            except ValueError as error:
                faults.check(False, f"{point}: {path.name} is cut off: {error}")
        faults.check(path.is_dir() or path.stat().st_size > 0, f"{point}: {path.name} is empty")


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 240
    seed = random.randrange(1 << 32)
    print(f"seed {seed}", flush=True)
    random.seed(seed)
    faults = Faults("kill -9")
    interrupted = 0
    for command in ("index", "nightly"):
        app = App()
        app.set_screens(0)
        app.run(command)
        longest = max(duration(app, command) for _ in range(3))
        for number in range(1, count // 2 + 1):
            before = number - 1
            app.set_screens(number)
            delay = random.uniform(0, longest)
            point = f"{command} killed after {delay:.4f} s of {longest:.4f} s"
            interrupted += killed_run(app, command, delay)
            faults.tried += 1
            faults.check(app.screens() in (before, number), f"{point}: the index says {app.screens()}")
            check_report(app, faults, point)
            again = app.run(command)
            faults.check(again.returncode == 0, f"{point}: the next run says {again.stderr}")
            faults.check(app.screens() == number, f"{point}: the next index says {app.screens()}")
            faults.check(not app.strays(), f"{point}: left {app.strays()}")
            check_report(app, faults, f"{point}, next run")
    print(f"{interrupted} of them while the run was at work")
    faults.end()


main()
