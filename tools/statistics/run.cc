#include "tools/statistics/run.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <iostream>
#include <utility>

#include "absl/strings/str_cat.h"
#include "formats/words/text.h"
#include "tools/cli/command_line.h"
#include "tools/runtime/in_order.h"
#include "tools/runtime/interrupt.h"
#include "tools/runtime/long_work.h"
#include "tools/statistics/store.h"

namespace matador {
namespace {

using Clock = std::chrono::steady_clock;

// Deals that one thread takes at a time: as many as take so long. An interrupt loses the deals at
// hand.
constexpr std::uint64_t kLargestPiece = 64;
constexpr std::chrono::milliseconds kShortPiece{2};
constexpr std::chrono::milliseconds kLongPiece{20};

// A run that is killed loses what was done since.
constexpr std::chrono::seconds kBetweenParts{1};

constexpr std::uint64_t kLeastInRow = 100;  // a width does not wait for rows of fewer deals

// Receives the table of each block, or of what an interrupt leaves of it, in order.
struct Receiver {
  // Whether that is enough.
  std::function<bool(const StatisticsRecord&)> done;
  // The table of a block in work, as it grows.
  std::function<void(const StatisticsRecord&)> growing = [](const StatisticsRecord&) {};
};

// Some deals of a block.
struct Piece {
  std::uint64_t first;
  std::uint64_t deals;
};

// Cuts blocks into pieces, one after the other.
class Pieces {
 public:
  explicit Pieces(const std::vector<Block>& blocks) : block_(blocks.begin()), end_(blocks.end()) {}

  // How long a piece has taken, written by any thread.
  void took(const Piece& piece, Clock::duration time) {
    if (time < kShortPiece) most_ = std::min(kLargestPiece, 2 * piece.deals);
    if (time > kLongPiece) most_ = std::max<std::uint64_t>(1, piece.deals / 2);
  }

  std::optional<Piece> next() {
    if (block_ == end_) return std::nullopt;
    const Population& block = **block_;
    const Piece piece{block.first + given_, std::min(most_.load(), block.deals - given_)};
    given_ += piece.deals;
    if (given_ == block.deals) {
      ++block_;
      given_ = 0;
    }
    return piece;
  }

 private:
  std::vector<Block>::const_iterator block_;
  std::vector<Block>::const_iterator end_;
  std::atomic<std::uint64_t> most_ = 1;  // deals of a piece
  std::uint64_t given_ = 0;              // deals of this block
};

// The table of a block of which no deal is done yet.
StatisticsRecord none_of(const Asked& asked, const Block& block) {
  StatisticsRecord none = asked.question.record;
  none.population = block;
  none.population->deals = 0;
  return none;
}

// Threads take the pieces in order; the tables are added in the same order.
void sample_blocks(const Asked& asked, const std::vector<Block>& blocks, Progress& progress,
                   const Receiver& receiver) {
  double all_deals = 0;
  for (const Block& block : blocks) all_deals += static_cast<double>(block->deals);
  double deals = 0;
  std::uint64_t nodes = 0;
  Pieces pieces(blocks);
  auto block = blocks.begin();
  StatisticsRecord part = none_of(asked, *block);
  std::atomic<bool> enough = false;  // later blocks in work are dropped
  const std::atomic<bool>& interrupt =
      asked.interrupt != nullptr ? *asked.interrupt : watch_interrupts();
  in_order(
      asked.threads, [&] { return enough || interrupt ? std::nullopt : pieces.next(); },
      [&] {
        return [&, solver = Solver({.interrupt = &interrupt})](
                   const Piece& piece) mutable -> absl::StatusOr<Sample> {
          if (enough) return Sample{};
          const Clock::time_point begin = Clock::now();
          auto sample = sample_deals(asked.question.query, asked.question.record.population->seed,
                                     piece.first, piece.deals, solver);
          pieces.took(piece, Clock::now() - begin);
          return sample;
        };
      },
      [&](const absl::StatusOr<Sample>& read) {
        if (enough) return;
        if (absl::IsResourceExhausted(read.status())) {
          throw std::runtime_error(std::string(read.status().message()));
        }
        const Sample& sample = usable(read);
        if (sample.stopped == StopReason::kInterrupt) {
          enough = true;
          return;
        }
        part.add(sample);
        part.population->deals += sample.examined;
        nodes += sample.nodes;
        deals += static_cast<double>(sample.examined);
        progress.step(sample.examined, deals / all_deals);
        if (part.examined < (*block)->deals) return receiver.growing(part);
        const std::uint64_t enough_nodes = asked.question.enough_nodes;
        enough = receiver.done(part) || (enough_nodes > 0 && nodes >= enough_nodes);
        if (++block != blocks.end()) part = none_of(asked, *block);
      });
  if (interrupt && block != blocks.end() && part.examined > 0) receiver.done(part);
}

void answer(const Asked& asked, const std::vector<Block>& blocks, Progress& progress,
            const Receiver& receiver) {
  if (blocks.empty()) return;
  if (asked.question.record.population) return sample_blocks(asked, blocks, progress, receiver);
  receiver.done(usable(count_all(asked.question)));
}

bool is_enough(const Asked& asked, const StatisticsRecord& so_far) {
  if (!asked.width) return false;
  const std::optional<double> widest = widest_interval(so_far, kLeastInRow);
  return widest && *widest <= *asked.width;
}

}  // namespace

StatisticsRecord answer_at_once(const Asked& asked) {
  Progress progress(Progress::Results::kAtTheEnd);
  StatisticsRecord whole = asked.question.record;
  const auto add = [&](const StatisticsRecord& part) {
    whole.add(part);
    return is_enough(asked, whole);
  };
  answer(asked,
         asked.question.enough_nodes > 0 ? blocks_of(*whole.population, kDealsAtOnce)
                                         : blocks_of(whole.population),
         progress, {.done = add});
  // A width may be reached, or the run interrupted, before all deals are examined, or there are
  // enough.
  if (whole.population) whole.population->deals = static_cast<std::uint64_t>(whole.examined);
  return whole;
}

StatisticsRecord answer_in_store(const Asked& asked, const std::string& path) {
  Progress progress(Progress::Results::kAtTheEnd);
  StatisticsStore store(path, asked.question.record);
  if (const std::size_t damaged = store.remove_damaged(); damaged > 0) {
    std::cerr << printable(path) << ": " << damaged << " damaged rows are answered anew\n";
  }
  const std::vector<Block> missing = store.missing();
  if (missing != blocks_of(asked.question.record.population)) {
    progress.tell(absl::StrCat(path, ": ", store.deals_there(), " are there"));
  }
  Clock::time_point last = Clock::now();
  const auto put = [&](const StatisticsRecord& part) {
    store.put(part);
    last = Clock::now();
    return false;
  };
  const auto put_sometimes = [&](const StatisticsRecord& part) {
    if (Clock::now() - last >= kBetweenParts) put(part);
  };
  answer(asked, missing, progress, {.done = put, .growing = put_sometimes});
  if (!store.missing().empty()) {
    throw Interrupted(
        absl::StrCat(path, " has ", store.deals_there(), "; the same command goes on there"));
  }
  return store.whole();
}

}  // namespace matador
