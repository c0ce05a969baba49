#!/usr/bin/env python3
"""Takes the disk away: Robustness/disk.py

Small file systems (as root), limits on file sizes, folders that cannot be written, full devices and closed pipes. Each
time the tool must say so and exit 2, keep what was there before, and leave nothing unfinished.
"""

import os
import resource
import subprocess
import sys
import tempfile

from harness import TOOL, App, Faults, is_crash, run


def expect_refusal(faults, app, result, what, known=1):
    """Exit 2 with words, the old index in its place, nothing left over."""
    faults.tried += 1
    faults.check(not is_crash(result), f"{what}: crashed: {result.returncode} {result.stderr}")
    faults.check(result.returncode == 2, f"{what}: exit {result.returncode}")
    faults.check("sceneql: error: " in result.stderr, f"{what}: says {result.stderr!r}")
    faults.check(app.screens() == known, f"{what}: the index says {app.screens()}")
    faults.check(not app.strays(), f"{what}: left {app.strays()}")


def full_disks(faults):
    """File systems of a few hundred KB, from too small for anything to just too small."""
    if os.geteuid() != 0:
        print("disk full: left out, since only root may mount a file system")
        return
    for kilobytes in range(300, 1700, 50):
        with tempfile.TemporaryDirectory(prefix="sceneql-disk-") as mount:
            subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", mount], check=True)
            try:
                full_disk(faults, mount, kilobytes)
            finally:
                subprocess.run(["umount", mount], check=True)


def full_disk(faults, mount, kilobytes):
    """A run may find no room; then its space must be free again, and what the run before made must stay."""
    app = App()
    state = os.path.join(mount, "state")
    os.mkdir(state)
    os.symlink(state, app.state)
    for number, command in enumerate(("index", "nightly", "index")):
        app.set_screens(number)
        before = app.screens()
        result = app.run(command)
        what = f"{command} on {kilobytes} KB"
        faults.tried += 1
        faults.check(not is_crash(result), f"{what}: crashed: {result.returncode} {result.stderr}")
        faults.check(result.returncode in (0, 2), f"{what}: exit {result.returncode}")
        if result.returncode == 2:
            faults.check("sceneql: error: " in result.stderr, f"{what}: says {result.stderr!r}")
        faults.check(not app.strays(), f"{what}: left {app.strays()}")
        wanted = number if result.returncode == 0 else before
        # The index of a night may have been put in place before its report found no room.
        faults.check(app.screens() in (wanted, number), f"{what}: the index says {app.screens()}")


def file_size_limits(faults):
    """ulimit -f, from nothing to nearly enough."""
    app = App()
    app.set_screens(1)
    app.run("nightly")
    size = app.index.stat().st_size
    for share in [0, 0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99]:
        limit = int(size * share)

        def set_limit():
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

        app.set_screens(2)
        result = app.run("index", preexec_fn=set_limit)
        expect_refusal(faults, app, result, f"index with files of at most {limit} bytes")


def closed_folders(faults):
    """A folder that nobody may write to; root may, so that it is a file system mounted for reading only."""
    app = App()
    app.set_screens(1)
    app.run("nightly")
    if os.geteuid() == 0:
        subprocess.run(["mount", "--bind", app.state, app.state], check=True)
        subprocess.run(["mount", "-o", "remount,ro,bind", app.state], check=True)
    else:
        os.chmod(app.state, 0o500)
    try:
        app.set_screens(2)
        for command in ("index", "nightly"):
            expect_refusal(faults, app, app.run(command), f"{command} in a folder for reading only")
    finally:
        if os.geteuid() == 0:
            subprocess.run(["umount", app.state], check=True)
        else:
            os.chmod(app.state, 0o700)


def full_devices(faults):
    """/dev/full as stdout, as stderr and as --output."""
    app = App()
    app.set_screens(1)
    app.run("nightly")
    commands = [
        ["audit", "--fail-on", "none"], ["audit", "--format", "sarif"], ["list", "scenes"], ["sql", "select 1"],
        ["rules"], ["schema"], ["manual"], ["help"], ["completions", "bash"], ["nightly"],
        ["uses", "showReviews"], ["scene", "Books"], ["explain", "dangling-segues"], ["--version"],
    ]
    for words in commands:
        with open("/dev/full", "w") as full:
            result = app.run(*words, stdout=full)
        expect_refusal(faults, app, result, f"{' '.join(words)} > /dev/full")
        if words[0] not in ("nightly", "completions", "help", "--version"):
            result = app.run(*words, "--output", "/dev/full")
            expect_refusal(faults, app, result, f"{' '.join(words)} --output /dev/full")
    with open("/dev/full", "w") as full:
        code = subprocess.run([TOOL, "index"], cwd=app.root, stderr=full, stdin=subprocess.DEVNULL).returncode
    faults.tried += 1
    faults.check(code == 0, f"index 2> /dev/full: exit {code}")


def closed_pipes(faults):
    """A reader that goes away after some bytes, and streams that are closed from the start."""
    app = App()
    app.set_screens(1)
    app.run("nightly")
    endless = "with recursive n(i) as (select 1 union all select i + 1 from n) select i from n"
    for words in (["sql", endless], ["manual"], ["audit"], ["schema"]):
        process = subprocess.Popen([TOOL, *words], cwd=app.root, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        process.stdout.read(10)
        process.stdout.close()
        words_of_error = process.stderr.read()
        code = process.wait(timeout=60)
        faults.tried += 1
        faults.check(code in (0, 1) and not words_of_error, f"{words[0]} | head: exit {code}, {words_of_error!r}")
    for closed in ("<&-", ">&-", "2>&-", "<&- >&- 2>&-"):
        for command in ("index", "audit --fail-on none", "nightly", "sql 'select 1'"):
            code = subprocess.run(["bash", "-c", f"'{TOOL}' {command} {closed}"], cwd=app.root,
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
            faults.tried += 1
            wanted = (0, 2)
            faults.check(code in wanted, f"{command} {closed}: exit {code}")
            faults.check(app.screens() == 1, f"{command} {closed}: the index says {app.screens()}")


def main():
    faults = Faults("disk")
    for part in (full_disks, file_size_limits, closed_folders, full_devices, closed_pipes):
        before = faults.tried
        part(faults)
        print(f"{part.__name__}: {faults.tried - before} faults", flush=True)
    faults.end()


main()
