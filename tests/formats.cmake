# Tests of formats/ and of the program: unit tests, the fuzz target, and transcripts of commands.

file(GLOB formats_tests CONFIGURE_DEPENDS formats_*_test.cc games/*/formats_*_test.cc)
add_executable(matador_formats_tests ${formats_tests})
target_link_libraries(matador_formats_tests PRIVATE
  matador_formats matador_reference GTest::gtest_main rapidcheck matador_warnings)
target_precompile_headers(matador_formats_tests REUSE_FROM matador_solver_tests)
target_compile_definitions(matador_formats_tests PRIVATE
  MATADOR_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
gtest_discover_tests(matador_formats_tests PROPERTIES LABELS fast)

file(GLOB transcripts CONFIGURE_DEPENDS commands/*.transcript games/*/*.transcript)
foreach(transcript ${transcripts})
  cmake_path(GET transcript STEM name)
  add_test(NAME commands.${name}
           COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/commands/run $<TARGET_FILE:matador> ${transcript})
  set_tests_properties(commands.${name} PROPERTIES LABELS fast)
endforeach()

if(MATADOR_FUZZ)
  foreach(target deal_file_fuzz expression_fuzz)
    add_executable(${target} fuzz/${target}.cc)
    target_compile_options(${target} PRIVATE -fsanitize=fuzzer)
    target_link_options(${target} PRIVATE -fsanitize=fuzzer)
    target_link_libraries(${target} PRIVATE matador_formats matador_warnings)
  endforeach()
endif()
