# find_package(Matador): the libraries Matador::solver and Matador::formats.
include(CMakeFindDependencyMacro)
find_dependency(absl)
include(${CMAKE_CURRENT_LIST_DIR}/MatadorTargets.cmake)
