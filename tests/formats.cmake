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

# The fuzz targets; and without the fuzzer, in one program that runs the inputs of datasets/fuzz/.
set(fuzz_targets deal_file_fuzz expression_fuzz kernels_fuzz odds_fuzz request_fuzz)
add_executable(matador_fuzz_corpus fuzz/corpus_test.cc)
target_link_libraries(matador_fuzz_corpus PRIVATE
  matador_formats GTest::gtest_main matador_warnings)
target_compile_definitions(matador_fuzz_corpus PRIVATE
  MATADOR_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
foreach(target ${fuzz_targets})
  add_library(${target}_once OBJECT fuzz/${target}.cc)
  target_compile_definitions(${target}_once PRIVATE LLVMFuzzerTestOneInput=${target})
  target_link_libraries(${target}_once PRIVATE matador_formats matador_warnings)
  target_link_libraries(matador_fuzz_corpus PRIVATE ${target}_once)
endforeach()
gtest_discover_tests(matador_fuzz_corpus PROPERTIES LABELS fast)

if(MATADOR_FUZZ)
  foreach(target ${fuzz_targets})
    add_executable(${target} fuzz/${target}.cc)
    target_compile_options(${target} PRIVATE -fsanitize=fuzzer)
    target_link_options(${target} PRIVATE -fsanitize=fuzzer)
    target_link_libraries(${target} PRIVATE matador_formats matador_warnings)
  endforeach()
endif()
