// `matador table`: how often, counted over all deals or sampled.

#include <oneapi/tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>
#include <thread>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/card_style.h"
#include "formats/deal_tags.h"
#include "formats/expression.h"
#include "formats/fixed_cards.h"
#include "formats/odds_record.h"
#include "formats/problem.h"
#include "formats/suggest.h"
#include "formats/text.h"
#include "solver/odds/auction_counts.h"
#include "solver/odds/hand_counts.h"
#include "tools/command_line.h"
#include "tools/commands.h"
#include "tools/in_order.h"
#include "tools/odds_output.h"
#include "tools/odds_store.h"
#include "tools/progress.h"

namespace matador {
namespace {

constexpr std::uint64_t kMaxThreads = 1024;
constexpr std::uint64_t kMaxShards = 1'000'000;
constexpr std::uint64_t kUsualDeals = 10'000;
constexpr std::uint64_t kPiece = 64;        // deals that one thread takes at a time
constexpr std::uint64_t kLeastInRow = 100;  // --width does not wait for rows of fewer deals

CommandLine table_line() {
  CommandLine line(
      "table", "QUESTION --game GAME [OPTION ...]",
      "Tells how often: probabilities over all deals, counted exactly where that is\n"
      "possible, else sampled with 95 % intervals.\n\n"
      "  length   the longest possible trump suit of one hand       counted or sampled\n"
      "  auction  what the forced auction ends in                   counted or sampled\n"
      "  melds    what the Wyz of one hand of Jass is worth         counted or sampled\n"
      "  vol      does the declaring side win every trick; in Jass\n"
      "           it may be called match                            sampled, deals solved\n"
      "  points   card points of the declaring side: their mean     sampled, deals solved\n"
      "  tricks   tricks of the declaring side: their mean          sampled, deals solved\n"
      "  score    what the score-sheet records: mean, deals lost    sampled, deals solved\n\n"
      "Deals are solved with open cards, in the contract of their auction or the one\n"
      "given; deals that are passed out do not count. Where everyone plays for himself\n"
      "the declarer takes the place of the declaring side.\n\n"
      "With --out a run that was interrupted goes on where it was.",
      "matador table length --game sjavs\n"
      "matador table auction --game sjavs --seats 3 --json\n"
      "matador table vol --game sjavs --deals 10000 --by 'trumps(declarer)'\n"
      "matador table score --game sjavs --fix 1:AK..K.AQJ98 --contract all --declarer 1\n"
      "matador table melds --game jass --seats 3\n"
      "matador table vol --game sjavs --deals 100000 --width 0.02\n"
      "matador table vol --game sjavs --by 'trumps(declarer)' --plot vol.svg\n"
      "matador table points --game sjavs --deals 1000000 --out points.db\n"
      "matador table points --game sjavs --deals 1000000 --shard 3/8 --out part3.db");
  line.takes_word("QUESTION");
  line.value("game", "GAME", "the game; see matador games");
  line.value("seats", "N", "the number of players; default: the game's usual one");
  line.value("by", "KEY,...", "a row for each value of these expressions");
  line.value("where", "CONDITION", "only deals of which this is true; see formats/README.md");
  line.value("fix", "SEAT:HAND ...",
             "cards that seats are to hold, as in a deal file; the rest is dealt at random");
  line.value("contract", "C",
             "played in this contract; without --declarer by the declarer of the auction; all: in "
             "each contract once, a row for each");
  line.value("trump", "SUIT", "trumps, where they are named beside the contract");
  line.value("declarer", "SEAT", "declared by this seat");
  line.value("options", "WORDS", "rule options, as in a deal file");
  line.flag("exact", "count all; the default for length, auction and melds");
  line.value("seed", "S", "sample deals of this seed; default 1");
  line.value("first", "I", "from deal number I on; default 0");
  line.value("deals", "N", "so many; default 10000");
  line.value("width", "W",
             "fewer, if after a block of deals no 95 % interval is wider than W: of shares 0.01 "
             "is one percent; rows of less than 100 deals are not waited for");
  line.value("shard", "K/M", "only the K-th of M parts of them, to be merged later");
  line.value("threads", "N", "deals solved at the same time; default: one for each core");
  line.value("out", "FILE", "keeps what is done in this store, and goes on with one that is there");
  line.flag("quiet", "prints nothing: FILE is all that is wanted");
  add_odds_output(line);
  return line;
}

struct Asked {
  Survey survey;
  OddsRecord record;                 // its rows still to be filled in
  std::optional<double> width = {};  // stop where no interval is wider
  int threads = 1;
};

Question read_question(const CommandLine& line) {
  const std::string name = line.word();
  const std::optional<Question> question = find_question(name);
  if (question) return *question;
  throw UsageError(
      absl::StrCat("unknown question ", in_quotes(name), did_you_mean(name, question_names())));
}

// The K-th of M parts of a population: all as long, or one longer than others.
Population read_shard(const std::string& text, const Population& whole) {
  const std::pair<std::string, std::string> halves = absl::StrSplit(text, absl::MaxSplits('/', 1));
  std::uint64_t part = 0;
  std::uint64_t parts = 0;
  if (!absl::SimpleAtoi(halves.first, &part) || !absl::SimpleAtoi(halves.second, &parts) ||
      part < 1 || part > parts || parts > kMaxShards) {
    throw UsageError(
        absl::StrCat("--shard ", in_quotes(text), ", expected K/M with K from 1 to M"));
  }
  const std::uint64_t each = whole.deals / parts;
  const std::uint64_t longer = whole.deals % parts;
  const std::uint64_t before = (part - 1) * each + std::min(part - 1, longer);
  return {
      .seed = whole.seed, .first = whole.first + before, .deals = each + (part <= longer ? 1 : 0)};
}

std::optional<Population> read_population(const CommandLine& line, Question question) {
  constexpr std::uint64_t kAnySeed = std::numeric_limits<std::uint64_t>::max();
  const bool sampled = line.has("seed") || line.has("first") || line.has("deals") ||
                       line.has("shard") || is_solved(question);
  if (line.has("exact") && sampled) {
    throw UsageError(is_solved(question)
                         ? "--exact: nobody can solve all deals; take --seed and --deals"
                         : "--exact counts all deals: it goes with no --seed, --first, --deals "
                           "and --shard");
  }
  if (!sampled) return std::nullopt;
  const Population whole{.seed = line.number("seed", 1, 0, kAnySeed),
                         .first = line.number("first", 0, 0, kLastFirstDeal),
                         .deals = line.number("deals", kUsualDeals, 1, kMostDeals)};
  return line.has("shard") ? read_shard(line.needed_text("shard"), whole) : whole;
}

// --width: none where all deals are to be taken.
std::optional<double> read_width(const CommandLine& line, bool sampled) {
  if (!line.has("width")) return std::nullopt;
  if (!sampled) throw UsageError("--width is for deals that are sampled: --deals");
  if (line.has("shard")) {
    throw UsageError("--width goes with no --shard: a part does not know when all are enough");
  }
  const std::string text = line.needed_text("width");
  double width = 0;
  if (absl::SimpleAtod(text, &width) && std::isfinite(width) && width > 0) return width;
  throw UsageError(absl::StrCat("--width ", in_quotes(text), " is not a number above 0"));
}

// Those of --by; of all contracts those that tell them apart come first, if they are not there.
std::vector<Key> asked_keys(const CommandLine& line, const Survey& survey) {
  std::vector<Key> keys;
  if (line.has("by")) keys = usable(read_keys(line.needed_text("by"), *survey.game, survey.seats));
  if (!survey.all_contracts) return keys;
  std::vector<Key> first;
  for (const std::string& name : keys_of_contracts(*survey.game)) {
    const auto is_named = [&](const Key& key) { return key.column.name == name; };
    if (std::any_of(keys.begin(), keys.end(), is_named)) continue;
    first.push_back(usable(read_keys(name, *survey.game, survey.seats)).front());
  }
  keys.insert(keys.begin(), first.begin(), first.end());
  return keys;
}

Asked read_asked(const CommandLine& line) {
  Asked asked;
  Survey& survey = asked.survey;
  OddsHeading& heading = asked.record.heading;
  survey.question = heading.question = read_question(line);
  const Game& game = *usable(read_game(line.needed_text("game")));
  survey.game = &game;
  survey.seats = game.seat_counts().front();
  if (line.has("seats")) survey.seats = usable(read_seat_count(line.needed_text("seats"), game));
  heading.game = std::string(game.name());
  heading.seats = survey.seats;
  heading.contract = line.text("contract", "");
  heading.trump = line.text("trump", "");
  heading.declarer = line.text("declarer", "");
  heading.options = line.text("options", "");
  heading.fix = line.text("fix", "");
  survey.all_contracts = heading.contract == kAllContracts;
  if (!heading.contract.empty() && !survey.all_contracts) {
    survey.contract = usable(read_contract(heading.contract, game));
  }
  if (!heading.trump.empty()) survey.trump = usable(read_suit(heading.trump, card_style(game)));
  if (!heading.declarer.empty()) {
    survey.declarer = usable(read_seat(heading.declarer, survey.seats));
  }
  survey.options = usable(read_options(heading.options, game));
  survey.fixed = usable(read_fixed(heading.fix, game, survey.seats));
  if (line.has("where")) {
    heading.where = line.needed_text("where");
    survey.where = usable(read_condition(heading.where, game, survey.seats));
  }
  for (const Key& key : asked_keys(line, survey)) {
    heading.by.push_back(key.column.name);
    survey.by.push_back(key.expression);
  }
  if (const absl::Status status = check_survey(survey); !status.ok()) {
    throw UsageError(std::string(status.message()));
  }
  asked.record.columns = usable(read_columns(heading));
  asked.record.contracts = usable(contracts_each(survey));
  asked.record.population = read_population(line, survey.question);
  asked.width = read_width(line, asked.record.population.has_value());
  const std::uint64_t cores = std::max(1U, std::thread::hardware_concurrency());
  asked.threads = static_cast<int>(line.number("threads", cores, 1, kMaxThreads));
  return asked;
}

Table count_all(const Asked& asked) {
  const Survey& survey = asked.survey;
  if (is_of_hands(survey.question)) return usable(count_hands(survey));
  if (survey.where || !survey.by.empty() || !asked.record.heading.fix.empty()) {
    throw UsageError(
        "auctions over all deals take no --by, --where and --fix; sample them: --deals");
  }
  Table table;
  for (const AuctionCounts::Row& row : count_auctions(survey.seats).rows) {
    const AuctionOutcome& outcome = row.outcome;
    std::optional<std::int64_t> declarer;
    if (outcome.declarer != 0) declarer = outcome.declarer;
    table.add({outcome.length, outcome.clubs ? 1 : 0, declarer}, {.deals = row.deals});
  }
  return table;
}

// Gets every block once it is done, in their order; says whether that is enough.
using Finished = std::function<bool(const OddsRecord&)>;

// Some deals of a block.
struct Piece {
  std::uint64_t first;
  std::uint64_t deals;
};

// Cuts blocks into pieces, one after the other.
class Pieces {
 public:
  explicit Pieces(const std::vector<Block>& blocks) : block_(blocks.begin()), end_(blocks.end()) {}

  std::optional<Piece> next() {
    if (block_ == end_) return std::nullopt;
    const Population& block = **block_;
    const Piece piece{block.first + given_, std::min(kPiece, block.deals - given_)};
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
  std::uint64_t given_ = 0;  // deals of this block
};

// The pieces go to the threads as they come, and their tables are added up in their order.
void sample_blocks(const Asked& asked, const std::vector<Block>& blocks, Progress& progress,
                   const Finished& finished) {
  double all_deals = 0;
  for (const Block& block : blocks) all_deals += static_cast<double>(block->deals);
  double deals = 0;
  tbb::enumerable_thread_specific<Solver> solvers;
  Pieces pieces(blocks);
  auto block = blocks.begin();
  OddsRecord part = asked.record;
  std::atomic<bool> enough = false;  // what is under way behind that is dropped
  in_order(
      asked.threads, [&] { return enough ? std::nullopt : pieces.next(); },
      [&](const Piece& piece) -> absl::StatusOr<Sample> {
        if (enough) return Sample{};
        return sample_deals(asked.survey, asked.record.population->seed, piece.first, piece.deals,
                            solvers.local());
      },
      [&](const absl::StatusOr<Sample>& read) {
        if (enough) return;
        const Sample& sample = usable(read);
        part.examined += sample.examined;
        part.table.add(sample.table);
        deals += static_cast<double>(sample.examined);
        progress.step(sample.examined, deals / all_deals);
        if (part.examined < (*block)->deals) return;
        part.population = *block++;
        enough = finished(std::exchange(part, asked.record));
      });
}

void answer(const Asked& asked, const std::vector<Block>& blocks, Progress& progress,
            const Finished& finished) {
  if (blocks.empty()) return;
  if (asked.record.population) return sample_blocks(asked, blocks, progress, finished);
  OddsRecord whole = asked.record;
  whole.table = count_all(asked);
  finished(whole);
}

bool is_enough(const Asked& asked, const OddsRecord& so_far) {
  if (!asked.width) return false;
  const std::optional<double> widest = widest_interval(so_far, kLeastInRow);
  return widest && *widest <= *asked.width;
}

OddsRecord answer_at_once(const Asked& asked) {
  Progress progress(Progress::Results::kAtTheEnd);
  OddsRecord whole = asked.record;
  answer(asked, blocks_of(whole.population), progress, [&](const OddsRecord& part) {
    whole.examined += part.examined;
    whole.table.add(part.table);
    return is_enough(asked, whole);
  });
  // A width may be reached before all deals are examined.
  if (whole.population) whole.population->deals = whole.examined;
  return whole;
}

OddsRecord answer_in_store(const Asked& asked, const std::string& path) {
  Progress progress(Progress::Results::kAtTheEnd);
  OddsStore store(path, asked.record);
  const std::vector<Block> missing = store.missing();
  const std::size_t blocks = blocks_of(asked.record.population).size();
  if (missing.size() < blocks) {
    progress.tell(
        absl::StrCat(path, ": ", blocks - missing.size(), " of ", blocks, " blocks are there"));
  }
  answer(asked, missing, progress, [&](const OddsRecord& part) {
    store.put(part);
    return false;
  });
  return store.whole();
}

}  // namespace

int run_table(const std::vector<std::string>& words) {
  CommandLine line = table_line();
  if (!line.parse(words)) return 0;
  if (line.has("width") && line.has("out")) {
    throw UsageError("--width goes with no --out: a store is of a number of deals");
  }
  if (line.has("quiet") && !line.has("out")) throw UsageError("--quiet: nobody gets the answer");
  const Asked asked = read_asked(line);
  check_odds_output(line);
  const OddsRecord record =
      line.has("out") ? answer_in_store(asked, line.needed_text("out")) : answer_at_once(asked);
  return line.has("quiet") ? 0 : put_odds(line, record);
}

}  // namespace matador
