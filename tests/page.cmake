# Tests of the page: of its sources where there is npm; in a browser where tools/page/build has built
# the solver for browsers.

find_program(MATADOR_NPM npm)
if(MATADOR_NPM)
  add_test(NAME page.lint COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/page/lint)
  set_tests_properties(page.lint PROPERTIES LABELS slow SKIP_RETURN_CODE 77 TIMEOUT 600)
endif()

set(page_built ${PROJECT_SOURCE_DIR}/build/page)
if(EXISTS ${page_built}/solver.html)
  add_test(NAME page.answers
           COMMAND node ${CMAKE_CURRENT_SOURCE_DIR}/page/answers.mjs $<TARGET_FILE:matador>
                   ${page_built}/tools/page)
  add_test(NAME page.browser
           COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/page/run $<TARGET_FILE:matador>)
  set_tests_properties(page.answers page.browser PROPERTIES LABELS slow TIMEOUT 1500)
endif()
