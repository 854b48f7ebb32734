# Tests of long runs: killed, refused, and cut into pieces in every way that there is.

set(runs ${CMAKE_CURRENT_SOURCE_DIR}/runs)
set(cluster ${PROJECT_SOURCE_DIR}/tools/cluster)
add_test(NAME runs.killed COMMAND ${runs}/killed $<TARGET_FILE:matador>)
add_test(NAME runs.interrupted COMMAND ${runs}/interrupted $<TARGET_FILE:matador>)
add_test(NAME runs.refused COMMAND ${runs}/refused $<TARGET_FILE:matador>)
add_test(NAME runs.damaged COMMAND ${runs}/damaged $<TARGET_FILE:matador>)
add_test(NAME runs.full COMMAND ${runs}/full $<TARGET_FILE:matador>)
set_tests_properties(runs.full PROPERTIES SKIP_RETURN_CODE 77)
add_test(NAME runs.threads COMMAND ${runs}/same $<TARGET_FILE:matador> threads)
add_test(NAME runs.shards COMMAND ${runs}/same $<TARGET_FILE:matador> shards)
set_tests_properties(runs.killed runs.interrupted runs.refused runs.damaged runs.full runs.threads runs.shards PROPERTIES LABELS fast)

# What is not installed is not tested.
find_program(PARALLEL parallel)
if(PARALLEL)
  add_test(NAME runs.parallel
           COMMAND ${runs}/same $<TARGET_FILE:matador> ${cluster}/with-parallel)
  set_tests_properties(runs.parallel PROPERTIES LABELS fast)
endif()

# Sanitizers take more room than any limit leaves.
if(NOT CMAKE_CXX_FLAGS_DEBUG MATCHES "-fsanitize")
  add_test(NAME runs.limits COMMAND ${runs}/limits $<TARGET_FILE:matador>)
  set_tests_properties(runs.limits PROPERTIES LABELS fast)
endif()

# The sanitizers find faults in Open MPI, and those are not ours.
if(TARGET matador_mpi AND NOT CMAKE_CXX_FLAGS_DEBUG MATCHES "-fsanitize")
  add_test(NAME runs.mpi
           COMMAND ${runs}/same $<TARGET_FILE:matador>
                   ${MPIEXEC_EXECUTABLE} -n 2 --oversubscribe --allow-run-as-root
                   $<TARGET_FILE:matador_mpi>)
  set_tests_properties(runs.mpi PROPERTIES LABELS fast PROCESSORS 2)
endif()

find_program(SLURMCTLD slurmctld PATHS /usr/sbin)
find_program(SLURMD slurmd PATHS /usr/sbin)
if(SLURMCTLD AND SLURMD)
  add_test(NAME runs.slurm
           COMMAND ${runs}/same $<TARGET_FILE:matador> ${runs}/slurm ${cluster}/with-slurm)
  set_tests_properties(runs.slurm PROPERTIES LABELS slow)
endif()
