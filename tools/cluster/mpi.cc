// `matador_mpi`: a run of `matador table` in shards, on the processes that MPI has started. Each of
// n processes takes every n-th shard into a store of its own, and the first then puts them
// together.

#include <mpi.h>

#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "formats/requests/request.h"
#include "formats/words/text.h"
#include "tools/cli/command_line.h"
#include "tools/commands/commands.h"
#include "tools/runtime/output.h"
#include "tools/runtime/whole_file.h"

namespace matador {
namespace {

constexpr char kHelp[] =
    "Usage: mpirun -n N matador_mpi SHARDS FOLDER QUESTION --game GAME [OPTION ...]\n\n"
    "Runs matador table in SHARDS parts on N processes, keeps them in FOLDER, which all\n"
    "of them must see, and writes the table of the whole run as JSON. The options are\n"
    "those of matador table. Started once more, it goes on where it was.\n\n"
    "Example:\n"
    "  mpirun -n 8 matador_mpi 64 parts vol --game sjavs --deals 1000000 --threads 1\n";

struct Run {
  int shards = 0;
  std::string folder;
  std::vector<std::string> question;

  std::string store(int shard) const {
    return absl::StrCat(folder, "/", shard, "-of-", shards, ".db");
  }
};

Run read_run(const std::vector<std::string>& words) {
  Run run;
  if (words.size() < 3 || !absl::SimpleAtoi(words[0], &run.shards) || run.shards < 1) {
    throw UsageError(kHelp);
  }
  run.folder = words[1];
  run.question.assign(words.begin() + 2, words.end());
  return run;
}

void run_shard(const Run& run, int shard) {
  std::vector<std::string> words = run.question;
  words.insert(words.end(), {"--shard", absl::StrCat(shard, "/", run.shards), "--store",
                             run.store(shard), "--quiet"});
  run_command(kTableCommand, words);
}

int merge_shards(const Run& run) {
  std::vector<std::string> words{"--json"};
  for (int shard = 1; shard <= run.shards; ++shard) words.push_back(run.store(shard));
  return run_command(kMergeCommand, words);
}

int run_process(const std::vector<std::string>& words) {
  int process = 0;
  int processes = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &process);
  MPI_Comm_size(MPI_COMM_WORLD, &processes);
  if (words.empty() || words.front() == "--help") {
    if (process == 0) print(kHelp);
    return 0;
  }
  const Run run = read_run(words);
  make_folder(run.folder);
  for (int shard = process + 1; shard <= run.shards; shard += processes) run_shard(run, shard);
  MPI_Barrier(MPI_COMM_WORLD);
  return process == 0 ? merge_shards(run) : 0;
}

}  // namespace
}  // namespace matador

int main(int count, char** words) {
  int support = 0;
  MPI_Init_thread(&count, &words, MPI_THREAD_FUNNELED, &support);
  int status = 1;
  try {
    status = matador::run_process({words + 1, words + count});
    matador::finish_output();
  } catch (const std::exception& error) {
    // The others would wait for this process for ever.
    const auto* told = dynamic_cast<const std::runtime_error*>(&error);  // a sentence for people
    std::cerr << "matador_mpi: "
              << (told != nullptr ? matador::printable(told->what()) : matador::kInternalError)
              << "\n";
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
  MPI_Finalize();
  return status;
}
