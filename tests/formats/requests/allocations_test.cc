// What a deal costs beside the search, counted in allocations, which are the same on every machine:
// a deal in its usual form is read once, and nothing is made for faults that it does not have.

#include <gtest/gtest.h>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <optional>
#include <sstream>
#include <string>

#include "formats/input/deal_files.h"
#include "formats/requests/convert_request.h"
#include "formats/requests/report.h"
#include "solver/games/registry.h"

namespace {

std::atomic<std::uint64_t> allocations = 0;

void* counted(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}

}  // namespace

// Not inlined: else a compiler sees `free` of what came from `new`, and warns.
[[gnu::noinline]] void* operator new(std::size_t size) { return counted(size); }
[[gnu::noinline]] void* operator new[](std::size_t size) { return counted(size); }
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete[](void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace matador::formats_allocations_test {
namespace {

constexpr std::uint64_t kDeals = 20;

// 46 (Sjavs) to 86 (Schafkopf), 94 to 139, 220 and 254 when this was written.
constexpr std::uint64_t kMostForADeal = 95;
constexpr std::uint64_t kMostForJson = 150;
constexpr std::uint64_t kMostForPbn = 240;
constexpr std::uint64_t kMostForLin = 280;

// Of a deal that is read in the target's format and written again; what is made once is made
// before.
std::uint64_t allocations_of_a_deal(const std::string& file, const std::string& format) {
  Converter converter = Converter::of(Arguments::of("convert", {{"to", format}}).value()).value();
  const AnswerDeal write = [&](const NumberedDeal& deal, const DealRecord& record) {
    return converter.write(deal, record);
  };
  std::string text = file;
  for (const bool counts : {false, true}) {
    std::istringstream in(text);
    DealFiles deals(in, "test");
    std::string written;
    const std::uint64_t before = allocations;
    while (const std::optional<NumberedDeal> deal = deals.next()) {
      const Report report = report_on(*deal, write);
      EXPECT_TRUE(report.status.ok()) << report.messages;
      written += report.answer;
    }
    if (counts) return (allocations - before) / kDeals;
    text = written;
  }
  return 0;
}

std::string deals_of(const Game& game) {
  BenchSuite suite = game.info().bench_suites.front();
  suite.deals = kDeals;
  return suite_file(game, suite, /*seed=*/1);
}

TEST(Allocations, OfADealThatIsReadAndWritten) {
  for (const Game* game : all_games()) {
    const std::string file = deals_of(*game);
    EXPECT_LE(allocations_of_a_deal(file, "deals"), kMostForADeal) << file;
    EXPECT_LE(allocations_of_a_deal(file, "json"), kMostForJson) << file;
  }
}

TEST(Allocations, OfAGameOfAnotherProgram) {
  const std::string file = deals_of(*find_game("bridge"));
  EXPECT_LE(allocations_of_a_deal(file, "pbn"), kMostForPbn) << file;
  EXPECT_LE(allocations_of_a_deal(file, "lin"), kMostForLin) << file;
}

}  // namespace
}  // namespace matador::formats_allocations_test
