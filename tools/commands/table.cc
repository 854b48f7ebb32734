// `matador table`: probabilities, counted over all deals or sampled.

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <iostream>
#include <optional>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "formats/requests/table_request.h"
#include "formats/statistics/record.h"
#include "formats/words/text.h"
#include "solver/stop.h"
#include "tools/cli/command_line.h"
#include "tools/cli/deal_input.h"
#include "tools/cli/shared_options.h"
#include "tools/commands/commands.h"
#include "tools/runtime/in_order.h"
#include "tools/runtime/long_work.h"
#include "tools/runtime/output.h"
#include "tools/runtime/system.h"
#include "tools/statistics/output.h"
#include "tools/statistics/store.h"

namespace matador {
namespace {

struct Asked {
  TableQuestion question;
  std::optional<double> width = {};  // stop when no interval is wider; not with a store
  int threads = 1;
  // Ends the run with what is done; null: Ctrl-C does.
  const Interrupt* interrupt = nullptr;
};

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
  const Interrupt& interrupt = asked.interrupt != nullptr ? *asked.interrupt : watch_interrupts();
  in_order(
      asked.threads, [&] { return enough || interrupt.is_set() ? std::nullopt : pieces.next(); },
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
  if (interrupt.is_set() && block != blocks.end() && part.examined > 0) receiver.done(part);
}

// Counts, or samples on many threads. The table is the same for any number of threads.
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

// Both throw UsageError if part of the question cannot be counted.
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

// A run that was killed goes on.
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

CommandLine table_line() {
  CommandLine line(
      "table", "QUESTION --game GAME [OPTION ...]",
      "Tells how often: probabilities over all deals, counted exactly where that is\n"
      "possible, else sampled with 95 % intervals.\n\n"
      "  length   the longest possible trump suit of one hand       counted or sampled\n"
      "  auction  what the forced auction ends in                   counted or sampled\n"
      "  melds    what the Wyz of one hand of Jass is worth         counted or sampled\n"
      "  matadors how many a team of Scharwenzel holds; in Skat,\n"
      "           with or without how many a suit game is played    counted\n"
      "  share    how often the condition of --where is true        counted or sampled\n"
      "  vol      does the declaring side win every trick; in Jass\n"
      "           it may be called match, in Scharwenzel tout       sampled, deals solved\n"
      "  bock     do the sides of Scharwenzel share the tricks      sampled, deals solved\n"
      "  points   card points of the declaring side: their mean     sampled, deals solved\n"
      "  tricks   tricks of the declaring side: their mean          sampled, deals solved\n"
      "  score    what the score-sheet records: mean, deals lost;\n"
      "           it may be called win                              sampled, deals solved\n"
      "  contract which contract is best where players choose it,\n"
      "           which one by one hand alone, what pushing gains   sampled, deals solved\n\n"
      "With --store a run that was interrupted goes on where it was.\n"
      "tools/guide/tables.md is the guide, tools/guide/cluster.md that of long runs.",
      "matador table length --game sjavs\n"
      "matador table auction --game sjavs --seats 3 --json\n"
      "matador table share --game sjavs --where 'length(1) >= 6 and has(1, \"CQ\")'\n"
      "matador table points --game sjavs --by 'bin(value, 10)'\n"
      "matador table vol --game sjavs --deals 10000 --by 'trumps(declarer)'\n"
      "matador table score --game sjavs --fix 1:AK..K.AQJ98 --contract all --declarer 1\n"
      "matador table score --game skat --hand AJT.J98.KQ.Q8 --contract all\n"
      "matador table contract --game jass --by 'has(1,\"AU\")' --deals 100\n"
      "matador table contract --game jass --fix 1:AK.U96.A8.A --deals 100\n"
      "matador table contract --game coiffeur --contracts slalom,acorns*3 --limit 100000 "
      "--deals 100\n"
      "matador table melds --game jass --seats 3\n"
      "matador table tricks --game bridge --contract notrump --played 32 --deals 1000\n"
      "matador table vol --game sjavs --deals 100000 --width 0.02\n"
      "matador table vol --game sjavs --by 'trumps(declarer)' --plot vol.svg\n"
      "matador table points --game sjavs --glance --deals 1000\n"
      "matador table points --game sjavs --deals 1000000 --store points.db\n"
      "matador table points --game sjavs --deals 1000000 --shard 3/8 --store part3.db");
  line.more(
      "Deals are solved with open cards, in the contract of their auction or in the one\n"
      "that is given. The declarer is --declarer, else that of the auction, or forehand\n"
      "if no auction is forced. Deals that are passed out do not count. Where everyone\n"
      "plays for himself the declarer takes the place of the declaring side.");
  line.takes_word("QUESTION", question_names());
  return line;
}

// --width: none if all deals are to be taken.
std::optional<double> read_width(const CommandLine& line, bool sampled) {
  if (!line.has(options::kWidth)) return std::nullopt;
  if (!sampled) throw UsageError("--width is for deals that are sampled: --deals");
  return line.decimal(options::kWidth);
}

Asked read_asked(const CommandLine& line) {
  TableQuestion question = usable(read_table_question(line, line.has_word() ? line.word() : ""));
  const bool sampled = question.record.population.has_value();
  return {.question = std::move(question),
          .width = read_width(line, sampled),
          .threads = read_threads(line)};
}

// Throws UsageError.
Asked read_question_of(const CommandLine& line) {
  if (line.has(options::kStore) && line.text(options::kStore).empty()) {
    throw UsageError("--store \"\" names no file");
  }
  Asked asked = read_asked(line);
  if (line.has(options::kStore)) asked.question.enough_nodes = 0;
  if (line.has(options::kStore) && !asked.question.record.population) {
    throw UsageError("--store is for a sample, and this is counted at once; to sample: --deals N");
  }
  return asked;
}

StatisticsRecord table_answer(const CommandLine& line, const Asked& asked) {
  return line.has(options::kStore) ? answer_in_store(asked, line.text(options::kStore))
                                   : answer_at_once(asked);
}

// The table of an interrupted run is that of the deals that are done.
[[noreturn]] void tell_how_to_go_on(const Asked& asked, const StatisticsRecord& record) {
  const Population& wanted = *asked.question.record.population;
  const std::uint64_t done = record.population->deals;
  flush_output();
  throw Interrupted(absl::StrCat("this is the table of the first ", done, " of ", wanted.deals,
                                 " deals. The others: --first ", wanted.first + done, " --deals ",
                                 wanted.deals - done,
                                 "; matador merge adds tables in JSON together"));
}

int run_table(const CommandLine& line) {
  const Asked asked = read_question_of(line);
  check_statistics_output(line);
  if (!asked.question.note.empty()) std::cerr << "matador table: " << asked.question.note;
  if (!asked.question.record.population) {
    end_on_interrupt(
        "matador table: interrupted; the count had not ended, and nothing is written; a sample is "
        "faster: --deals\n");
  }
  const StatisticsRecord record = table_answer(line, asked);
  const bool cut_short = is_interrupted();
  watch_interrupts();
  if (cut_short) tell_of_no_file(line);
  if (cut_short && record.population->deals == 0) throw Interrupted("no deal is done");
  if (line.has(options::kQuiet)) {
    draw_statistics(line, record);
  } else {
    put_statistics(line, record);
  }
  if (cut_short) tell_how_to_go_on(asked, record);
  if (const std::string note = note_on_enough(asked.question, record); !note.empty()) {
    std::cerr << "matador table: " << note;
  }
  std::cerr << UnusedOptions(line).see_game(record.heading.game).message();
  return 0;
}

}  // namespace

const Command kTableCommand{"table", "how often: probabilities over deals, counted or sampled",
                            table_line, run_table};

std::string table_json(const std::vector<std::string>& words, const Interrupt& interrupt) {
  CommandLine line = table_line();
  line.parse(words);
  Asked asked = read_question_of(line);
  asked.interrupt = &interrupt;
  return statistics_json(table_answer(line, asked));
}

}  // namespace matador
