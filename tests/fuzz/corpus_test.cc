// The inputs that fuzzing has found worth keeping, each given to its target once: a target aborts
// if what it checks does not hold.

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

extern "C" {
int deal_file_fuzz(const std::uint8_t* data, std::size_t size);
int expression_fuzz(const std::uint8_t* data, std::size_t size);
int kernels_fuzz(const std::uint8_t* data, std::size_t size);
int statistics_fuzz(const std::uint8_t* data, std::size_t size);
int request_fuzz(const std::uint8_t* data, std::size_t size);
}

namespace matador::corpus_test {

struct Target {
  const char* name;  // of its folder
  int (*run)(const std::uint8_t* data, std::size_t size);
};

class FuzzCorpus : public testing::TestWithParam<Target> {};

TEST_P(FuzzCorpus, Holds) {
  const auto [name, run] = GetParam();
  int inputs = 0;
  for (const auto& file : std::filesystem::directory_iterator(
           std::string(MATADOR_SOURCE_DIR "/datasets/fuzz/") + name)) {
    std::ifstream in(file.path(), std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(in), {}};
    SCOPED_TRACE(file.path());
    EXPECT_EQ(run(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()), 0);
    ++inputs;
  }
  EXPECT_GT(inputs, 5);
}

INSTANTIATE_TEST_SUITE_P(Targets, FuzzCorpus,
                         testing::Values(Target{"deal_file", deal_file_fuzz},
                                         Target{"expression", expression_fuzz},
                                         Target{"kernels", kernels_fuzz},
                                         Target{"statistics", statistics_fuzz},
                                         Target{"request", request_fuzz}),
                         [](const auto& test) { return std::string(test.param.name); });

}  // namespace matador::corpus_test
