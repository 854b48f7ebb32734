"""Builds the wheel of the Python package with CMake: the whole of what PEP 517 asks for.

Only the standard library is needed, and Debian's packages for `build` and `python` (tools/packages.txt).
MATADOR_BUILD may name a build folder that is there, so that less is compiled.
"""

import base64
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("MATADOR_BUILD", ROOT / "build" / "python")).resolve()
VERSION = re.search(r"VERSION ([0-9.]+)", (ROOT / "CMakeLists.txt").read_text().split("project(")[1])[1]
TAG = f"{sys.implementation.cache_tag.replace('cpython-', 'cp')}"
PLATFORM = sysconfig.get_platform().replace("-", "_").replace(".", "_")


def get_requires_for_build_wheel(config_settings=None):
    return []


get_requires_for_build_sdist = get_requires_for_build_wheel


def packages():
    """Debian's, for the module."""
    lines = (ROOT / "tools" / "packages.txt").read_text().splitlines()
    return [line.split()[1] for line in lines if line.startswith(("build ", "python "))]


def compile_module():
    """The folder with the package."""
    options = {
        "CMAKE_BUILD_TYPE": "Release",
        "CMAKE_UNITY_BUILD": "ON",
        "CMAKE_UNITY_BUILD_BATCH_SIZE": "32",
        "CMAKE_COMPILE_WARNING_AS_ERROR": "OFF",
        "MATADOR_BINDINGS": "ON",
        "BUILD_TESTING": "OFF",
        "Python_EXECUTABLE": sys.executable,
    }
    if not all(map(shutil.which, ("cmake", "ninja", "g++"))):
        sys.exit(f"Matador is compiled here; on Debian and Ubuntu: apt install {' '.join(packages())}")
    configured = subprocess.run(
        ["cmake", "-G", "Ninja", "-S", ROOT, "-B", BUILD, *(f"-D{k}={v}" for k, v in options.items())],
        stderr=subprocess.PIPE,
        text=True,
    )
    if configured.returncode:
        missing = re.search(r"Matador needs(?:.+\n)+", configured.stderr)
        sys.exit(" ".join(missing[0].split()) if missing else configured.stderr)
    subprocess.run(["cmake", "--build", BUILD, "--target", "matador_python"], check=True)
    return BUILD / "python" / "matador"


def metadata():
    return f"""Metadata-Version: 2.1
Name: matador
Version: {VERSION}
Summary: Open-card solver and deal analysis for trick-taking games
License: MIT
Requires-Python: >=3.9
Provides-Extra: arrays
Requires-Dist: numpy; extra == "arrays"
"""


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    package = compile_module()
    files = {f"matador/{file.name}": file.read_bytes() for file in sorted(package.iterdir()) if file.is_file()}
    folder = f"matador-{VERSION}.dist-info"
    files[f"{folder}/METADATA"] = metadata().encode()
    files[f"{folder}/LICENSE"] = (ROOT / "LICENSE").read_bytes()
    files[f"{folder}/WHEEL"] = (
        f"Wheel-Version: 1.0\nGenerator: matador\nRoot-Is-Purelib: false\nTag: {TAG}-{TAG}-{PLATFORM}\n"
    ).encode()
    record = "".join(f"{name},sha256={digest(text)},{len(text)}\n" for name, text in files.items())
    files[f"{folder}/RECORD"] = f"{record}{folder}/RECORD,,\n".encode()
    name = f"matador-{VERSION}-{TAG}-{TAG}-{PLATFORM}.whl"
    with zipfile.ZipFile(Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, text in files.items():
            info = zipfile.ZipInfo(path)  # of the day that ZIP begins with: made again the wheel is the same
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            wheel.writestr(info, text)
    return name


def digest(text):
    return base64.urlsafe_b64encode(hashlib.sha256(text).digest()).rstrip(b"=").decode()


def is_source(file):
    made = {ROOT / "build", ROOT / "PKG-INFO"}
    return file.is_file() and not made & {file, *file.parents} and "__pycache__" not in file.parts


def build_sdist(sdist_directory, config_settings=None):
    """The files that git knows, or all that an earlier sdist brought, with PKG-INFO."""
    if (ROOT / ".git").exists():
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True)
        files = os.fsdecode(listed.stdout).rstrip("\0").split("\0")
    else:
        files = sorted(str(file.relative_to(ROOT)) for file in ROOT.rglob("*") if is_source(file))
    name = f"matador-{VERSION}"
    path = Path(sdist_directory) / f"{name}.tar.gz"
    info = Path(sdist_directory) / "PKG-INFO"
    info.write_text(metadata())
    with tarfile.open(path, "w:gz", format=tarfile.PAX_FORMAT) as archive:
        for file in files:
            archive.add(ROOT / file, f"{name}/{file}")
        archive.add(info, f"{name}/PKG-INFO")
    info.unlink()
    return path.name
