# Builds for Windows on x86-64 with the mingw-w64 of Debian, whose threads are those of POSIX.

set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)

# What tools/windows/build has built, and nothing of this machine.
cmake_path(SET libraries NORMALIZE ${CMAKE_CURRENT_LIST_DIR}/../../build/windows-libraries)
set(CMAKE_FIND_ROOT_PATH ${libraries})
set(Boost_USE_STATIC_LIBS ON)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)

# GCC aligns the stack of Windows to 16 bytes, and moves vectors of 32 bytes as if it were aligned to 32
# (GCC bug 54412): the assembler makes moves of them that need no alignment. Many sources read as one have
# more sections than the usual format of objects can count. With Microsoft's extensions a pointer to a
# member function is a value that range-v3 takes for a member.
set(CMAKE_CXX_FLAGS_INIT
    "-isystem ${libraries}/include -Wa,-muse-unaligned-vector-move -Wa,-mbig-obj -fno-ms-extensions")
# The stack is as large as on Linux. The program is the same when it is built again.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-static -Wl,--stack,8388608 -Wl,--no-insert-timestamp")
