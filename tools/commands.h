// The commands of the program, a file each. A command gets the words behind its name and returns
// the exit status: 0, or 1 if a deal was faulty. Wrong usage is thrown as UsageError.

#ifndef MATADOR_TOOLS_COMMANDS_H_
#define MATADOR_TOOLS_COMMANDS_H_

#include <string>
#include <vector>

namespace matador {

int run_solve(const std::vector<std::string>& words);
int run_advise(const std::vector<std::string>& words);
int run_auction(const std::vector<std::string>& words);
int run_melds(const std::vector<std::string>& words);
int run_replay(const std::vector<std::string>& words);
int run_score(const std::vector<std::string>& words);
int run_table(const std::vector<std::string>& words);
int run_merge(const std::vector<std::string>& words);
int run_convert(const std::vector<std::string>& words);
int run_deal(const std::vector<std::string>& words);
int run_games(const std::vector<std::string>& words);
int run_bench(const std::vector<std::string>& words);

}  // namespace matador

#endif  // MATADOR_TOOLS_COMMANDS_H_
