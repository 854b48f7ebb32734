"""Builds the wheel of the Python package with CMake: the whole of what PEP 517 asks for.

Only the standard library is needed, and the packages of tools/packages.txt for `build` and `python`.
MATADOR_BUILD may name a build folder that is there, so that less is compiled.
"""

import base64
import hashlib
import os
import re
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
    subprocess.run(
        ["cmake", "-G", "Ninja", "-S", ROOT, "-B", BUILD, *(f"-D{k}={v}" for k, v in options.items())],
        check=True,
    )
    subprocess.run(["cmake", "--build", BUILD, "--target", "matador_python"], check=True)
    return BUILD / "python" / "matador"


def metadata():
    return f"""Metadata-Version: 2.1
Name: matador
Version: {VERSION}
Summary: Open-card solver and deal analysis for trick-taking games
License: MIT
Requires-Python: >=3.9
"""


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    package = compile_module()
    files = {f"matador/{file.name}": file.read_bytes() for file in sorted(package.iterdir()) if file.is_file()}
    info = f"matador-{VERSION}.dist-info"
    files[f"{info}/METADATA"] = metadata().encode()
    files[f"{info}/LICENSE"] = (ROOT / "LICENSE").read_bytes()
    files[f"{info}/WHEEL"] = (
        f"Wheel-Version: 1.0\nGenerator: matador\nRoot-Is-Purelib: false\nTag: {TAG}-{TAG}-{PLATFORM}\n"
    ).encode()
    record = "".join(f"{name},sha256={digest(text)},{len(text)}\n" for name, text in files.items())
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    name = f"matador-{VERSION}-{TAG}-{TAG}-{PLATFORM}.whl"
    with zipfile.ZipFile(Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, text in files.items():
            wheel.writestr(path, text)
    return name


def digest(text):
    return base64.urlsafe_b64encode(hashlib.sha256(text).digest()).rstrip(b"=").decode()


def build_sdist(sdist_directory, config_settings=None):
    """The files that git knows, with PKG-INFO."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True)
    name = f"matador-{VERSION}"
    path = Path(sdist_directory) / f"{name}.tar.gz"
    info = Path(sdist_directory) / "PKG-INFO"
    info.write_text(metadata())
    with tarfile.open(path, "w:gz", format=tarfile.PAX_FORMAT) as archive:
        for file in os.fsdecode(listed.stdout).rstrip("\0").split("\0"):
            archive.add(ROOT / file, f"{name}/{file}")
        archive.add(info, f"{name}/PKG-INFO")
    info.unlink()
    return path.name
