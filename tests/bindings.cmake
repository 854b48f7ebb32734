# Tests of the interfaces for C and Python, where they are built.

enable_language(C)
add_executable(matador_c_example c/example.c)
target_link_libraries(matador_c_example PRIVATE matador_c)
add_test(NAME bindings.c COMMAND matador_c_example)
add_test(NAME bindings.python
         COMMAND ${Python_EXECUTABLE} -m pytest -q -p no:cacheprovider ${CMAKE_CURRENT_SOURCE_DIR}/python)
set_tests_properties(bindings.python PROPERTIES ENVIRONMENT
  "PYTHONPATH=${PROJECT_BINARY_DIR}/python;MATADOR_LIBRARY=$<TARGET_FILE:matador_c>;PYTHONDONTWRITEBYTECODE=1")
set_tests_properties(bindings.c bindings.python PROPERTIES LABELS fast)
