#include "tools/statistics/run.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <iostream>
#include <utility>

#include "absl/strings/str_cat.h"
#include "tools/cli/command_line.h"
#include "tools/runtime/in_order.h"
#include "tools/runtime/interrupt.h"
#include "tools/runtime/progress.h"
#include "tools/statistics/store.h"

namespace matador {
namespace {

// Deals that one thread takes at a time. An interrupt loses the deals at hand, so a thread takes
// fewer where deals must be solved.
constexpr std::uint64_t kPiece = 64;
constexpr std::uint64_t kSolvedPiece = 4;

constexpr std::uint64_t kLeastInRow = 100;  // a width does not wait for rows of fewer deals

// Receives each block when it is done, in order; returns whether that is enough.
using Finished = std::function<bool(const OddsRecord&)>;

// Some deals of a block.
struct Piece {
  std::uint64_t first;
  std::uint64_t deals;
};

// Cuts blocks into pieces, one after the other.
class Pieces {
 public:
  Pieces(const std::vector<Block>& blocks, std::uint64_t deals)
      : block_(blocks.begin()), end_(blocks.end()), most_(deals) {}

  std::optional<Piece> next() {
    if (block_ == end_) return std::nullopt;
    const Population& block = **block_;
    const Piece piece{block.first + given_, std::min(most_, block.deals - given_)};
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
  std::uint64_t most_;       // deals of a piece
  std::uint64_t given_ = 0;  // deals of this block
};

// Threads take the pieces in order; the tables are added in the same order.
void sample_blocks(const Asked& asked, const std::vector<Block>& blocks, Progress& progress,
                   const Finished& finished) {
  double all_deals = 0;
  for (const Block& block : blocks) all_deals += static_cast<double>(block->deals);
  double deals = 0;
  Pieces pieces(blocks, is_solved(asked.question.survey) ? kSolvedPiece : kPiece);
  auto block = blocks.begin();
  OddsRecord part = asked.question.record;
  std::atomic<bool> enough = false;  // later blocks in work are dropped
  const std::atomic<bool>& interrupt = watch_interrupts();
  in_order(
      asked.threads, [&] { return enough || interrupt ? std::nullopt : pieces.next(); },
      [&] {
        return [&, solver = Solver({.interrupt = &interrupt})](
                   const Piece& piece) mutable -> absl::StatusOr<Sample> {
          if (enough) return Sample{};
          return sample_deals(asked.question.survey, asked.question.record.population->seed,
                              piece.first, piece.deals, solver);
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
        part.out_of_time = part.out_of_time || sample.stopped == StopReason::kSeconds;
        part.examined += sample.examined;
        part.table.add(sample.table);
        deals += static_cast<double>(sample.examined);
        progress.step(sample.examined, deals / all_deals);
        if (part.examined < (*block)->deals) return;
        part.population = *block++;
        enough = finished(std::exchange(part, asked.question.record));
      });
  // What an interrupt leaves of a block.
  if (interrupt && part.examined > 0) finished(part);
}

void answer(const Asked& asked, const std::vector<Block>& blocks, Progress& progress,
            const Finished& finished) {
  if (blocks.empty()) return;
  if (asked.question.record.population) return sample_blocks(asked, blocks, progress, finished);
  OddsRecord whole = asked.question.record;
  CountedDeals counted = count_all(asked.question);
  whole.table = std::move(counted.table);
  whole.examined = counted.of;
  finished(whole);
}

bool is_enough(const Asked& asked, const OddsRecord& so_far) {
  if (!asked.width) return false;
  const std::optional<double> widest = widest_interval(so_far, kLeastInRow);
  return widest && *widest <= *asked.width;
}

}  // namespace

OddsRecord answer_at_once(const Asked& asked) {
  Progress progress(Progress::Results::kAtTheEnd);
  OddsRecord whole = asked.question.record;
  answer(asked, blocks_of(whole.population), progress, [&](const OddsRecord& part) {
    whole.examined += part.examined;
    whole.table.add(part.table);
    whole.out_of_time = whole.out_of_time || part.out_of_time;
    return is_enough(asked, whole);
  });
  // A width may be reached, or the run interrupted, before all deals are examined.
  if (whole.population) whole.population->deals = static_cast<std::uint64_t>(whole.examined);
  return whole;
}

OddsRecord answer_in_store(const Asked& asked, const std::string& path) {
  Progress progress(Progress::Results::kAtTheEnd);
  OddsStore store(path, asked.question.record);
  if (const std::size_t damaged = store.remove_damaged(); damaged > 0) {
    std::cerr << path << ": " << damaged << " damaged blocks are answered anew\n";
  }
  const std::vector<Block> missing = store.missing();
  const std::size_t blocks = blocks_of(asked.question.record.population).size();
  if (missing.size() < blocks) {
    progress.tell(
        absl::StrCat(path, ": ", blocks - missing.size(), " of ", blocks, " blocks are there"));
  }
  std::uint64_t done = blocks - missing.size();
  answer(asked, missing, progress, [&](const OddsRecord& part) {
    if (part.population && part.examined < part.population->deals) return true;  // cut short
    store.put(part);
    ++done;
    return false;
  });
  if (done < blocks) {
    throw Interrupted(absl::StrCat(path, " has ", done, " of ", blocks,
                                   " blocks; the same command goes on there"));
  }
  return store.whole();
}

}  // namespace matador
