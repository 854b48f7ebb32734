// What the programs of this folder share: their command line, and the middle of what they measure.
//
//   const auto given = read_options("matador_tune", options, argc, argv);
//   given["deals"].as<int>()

#ifndef MATADOR_BENCH_PROGRAM_H_
#define MATADOR_BENCH_PROGRAM_H_

#include <algorithm>
#include <boost/program_options.hpp>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <string_view>
#include <vector>

namespace matador::bench {

[[noreturn]] inline void refuse(std::string_view program, std::string_view what) {
  std::cerr << program << ": " << what << "\n";
  std::exit(2);
}

// Ends the program after --help, and where an option is wrong.
inline boost::program_options::variables_map read_options(
    std::string_view program, boost::program_options::options_description& options, int argc,
    char** argv) {
  namespace po = boost::program_options;
  options.add_options()("help", "this text");
  po::variables_map given;
  try {
    po::store(po::parse_command_line(argc, argv, options), given);
  } catch (const po::error& error) {
    refuse(program, error.what());
  }
  if (given.count("help") == 0) return given;
  std::cout << options;
  std::exit(0);
}

template <class Number>
Number median(std::vector<Number> numbers) {
  std::ranges::sort(numbers);
  return numbers[numbers.size() / 2];
}

template <class Number>
double mean(const std::vector<Number>& numbers) {
  return static_cast<double>(std::accumulate(numbers.begin(), numbers.end(), Number{})) /
         static_cast<double>(numbers.size());
}

}  // namespace matador::bench

#endif  // MATADOR_BENCH_PROGRAM_H_
