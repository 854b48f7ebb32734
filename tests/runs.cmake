# Tests of long runs: killed, refused, and cut into pieces in every way that there is.

set(runs ${CMAKE_CURRENT_SOURCE_DIR}/runs)
add_test(NAME runs.killed COMMAND ${runs}/killed $<TARGET_FILE:matador>)
add_test(NAME runs.refused COMMAND ${runs}/refused $<TARGET_FILE:matador>)
add_test(NAME runs.threads COMMAND ${runs}/same $<TARGET_FILE:matador> threads)
add_test(NAME runs.shards COMMAND ${runs}/same $<TARGET_FILE:matador> shards)
set_tests_properties(runs.killed runs.refused runs.threads runs.shards PROPERTIES LABELS fast)
