"""What the tests of the texts share: the files of the project, and the faults that are found in them."""
import os
import pathlib
import re
import sys

_faults = []


def root():
    """The folder that is named on the command line, or that of this project."""
    here = pathlib.Path(__file__).resolve().parent.parent.parent
    return pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else here


def files(pattern, *rooms):
    """The files below these rooms, or all, whose path fits: as paths from the root, in order."""
    found = []
    for room in rooms or (".",):
        for folder, folders, names in os.walk(root() / room):
            folders[:] = [name for name in folders if name != ".git" and not name.startswith("build")]
            paths = [(pathlib.Path(folder) / name).relative_to(root()).as_posix() for name in names]
            found += [path for path in paths if re.search(pattern, path)]
    return sorted(found)


def lines(name):
    return (root() / name).read_text(errors="replace").splitlines()


def each_line(pattern, *rooms):
    """The lines of files(pattern, *rooms): file, number, line."""
    return ((name, number, line) for name in files(pattern, *rooms) for number, line in enumerate(lines(name), 1))


def document(name):
    """The lines of a document: number, line, and whether it stands in a block."""
    fence = False
    for number, line in enumerate(lines(name), 1):
        fence ^= line.startswith("```")
        yield number, line, fence or line.startswith(("    ", "```"))


def fault(name, line, what):
    _faults.append(f"{name}:{line}: {what}")


def finish():
    """Ends the test: prints the faults, and fails if there are any."""
    print(*_faults, sep="\n", end="\n" if _faults else "")
    sys.exit(1 if _faults else 0)
