# Tests of datasets/: what is written there is what the program finds.

add_test(NAME datasets.textbook
         COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/datasets/textbook
                 $<TARGET_FILE:matador> ${PROJECT_SOURCE_DIR}/datasets/sjavs4-textbook.deals)
add_test(NAME datasets.thousand
         COMMAND ${PROJECT_SOURCE_DIR}/datasets/remake $<TARGET_FILE:matador> --check
                 sjavs4 klorsjavs scharwenzel4 scharwenzel6 scharwenzel8 qabbalah4)
add_test(NAME datasets.thousand_of_three_and_two
         COMMAND ${PROJECT_SOURCE_DIR}/datasets/remake $<TARGET_FILE:matador> --check
                 sjavs3 sjavs2)
add_test(NAME datasets.textbook_of_jass
         COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/datasets/textbook
                 $<TARGET_FILE:matador> ${PROJECT_SOURCE_DIR}/datasets/jass4-textbook.deals)
add_test(NAME datasets.textbook_of_davoserjazz
         COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/datasets/textbook
                 $<TARGET_FILE:matador> ${PROJECT_SOURCE_DIR}/datasets/davoserjazz-textbook.deals)
add_test(NAME datasets.textbook_of_skat
         COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/datasets/textbook
                 $<TARGET_FILE:matador> ${PROJECT_SOURCE_DIR}/datasets/skat-textbook.deals)
# Which contract is best takes longer than to solve it.
add_test(NAME datasets.skat
         COMMAND sh -ec "$<TARGET_FILE:matador> solve --json --objective score skat-1000.deals |
                         sed -E 's/\"id\":\"[^\"]*\",|,\"nodes\":[0-9]*//g' | cmp - skat-1000.score.json"
         WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}/datasets)
# Jass for two is quick, and a sample of the others, which are what was made.
add_test(NAME datasets.jass
         COMMAND sh -ec "sha256sum --check --quiet --strict SHA256SUMS
                         ./remake $<TARGET_FILE:matador> --check jass2"
         WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}/datasets)
add_test(NAME datasets.all_of_jass
         COMMAND ${PROJECT_SOURCE_DIR}/datasets/remake $<TARGET_FILE:matador> --check
                 jass3 jass4 jass5 jass6 coiffeur)
add_test(NAME datasets.davoserjazz
         COMMAND ${PROJECT_SOURCE_DIR}/datasets/remake $<TARGET_FILE:matador> --check davoserjazz8)
add_test(NAME datasets.bridge
         COMMAND sh -ec "$<TARGET_FILE:matador> solve --pbn bridge.deals | cmp - bridge.pbn"
         WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}/datasets)
add_test(NAME datasets.all_of_bridge
         COMMAND ${PROJECT_SOURCE_DIR}/datasets/remake $<TARGET_FILE:matador> --check bridge)
add_test(NAME datasets.tables
         COMMAND ${PROJECT_SOURCE_DIR}/datasets/tables/remake $<TARGET_FILE:matador> --check exact)
# The sampled ones are too long to be made again: they are what was made, and what is read.
add_test(NAME datasets.sampled_tables
         COMMAND sh -ec "sha256sum --check --quiet --strict SHA256SUMS
                         for file in *.json; do
                           $<TARGET_FILE:matador> merge $file --json | cmp - $file
                         done"
         WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}/datasets/tables)
# Where there is numpy: that the fits can be made again, of few deals.
add_test(NAME datasets.fits
         COMMAND sh -ec "python3 -c 'import numpy' 2>/dev/null || exit 77
                         python3 fit.py $<TARGET_FILE:matador> --deals 0.1 scharwenzel |
                           grep '^scharwenzel,200,CQ,1.[0-9]*,0.2[0-9]*,50,'"
         WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}/datasets/tables)
set_tests_properties(datasets.fits PROPERTIES SKIP_RETURN_CODE 77 LABELS fast)
add_test(NAME datasets.vectors
         COMMAND sha256sum --check --quiet --strict SHA256SUMS
         WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}/datasets/vectors)
add_test(NAME datasets.all_of_vectors
         COMMAND ${PROJECT_SOURCE_DIR}/datasets/vectors/make $<TARGET_FILE:matador> --check)
# Within 512 MiB, which the sanitizers do not leave.
if(NOT CMAKE_CXX_FLAGS_DEBUG MATCHES "-fsanitize")
  add_test(NAME datasets.hard
           COMMAND ${PROJECT_SOURCE_DIR}/datasets/hard/find $<TARGET_FILE:matador> --check)
  set_tests_properties(datasets.hard PROPERTIES LABELS slow TIMEOUT 1500)
endif()
set_tests_properties(datasets.vectors datasets.textbook datasets.textbook_of_jass datasets.textbook_of_davoserjazz
                     datasets.textbook_of_skat datasets.thousand datasets.jass datasets.bridge datasets.tables datasets.sampled_tables
                     PROPERTIES LABELS fast)
set_tests_properties(datasets.thousand_of_three_and_two datasets.all_of_jass datasets.all_of_vectors
                     datasets.skat
                     datasets.davoserjazz datasets.all_of_bridge PROPERTIES LABELS slow TIMEOUT 1500)
