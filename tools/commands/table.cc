// `matador table`: probabilities, counted over all deals or sampled.

#include <iostream>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "formats/requests/table_request.h"
#include "formats/statistics/record.h"
#include "formats/words/text.h"
#include "tools/cli/command_line.h"
#include "tools/cli/shared_options.h"
#include "tools/commands/commands.h"
#include "tools/runtime/interrupt.h"
#include "tools/runtime/output.h"
#include "tools/statistics/output.h"
#include "tools/statistics/run.h"

namespace matador {

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
  add_query_options(line);
  line.value("by", "KEY,...", "a row for each value of these");
  line.value("shares", "HOW",
             "what the shares of rows are of: within or joint; within: rows with the same keys; "
             "joint: all rows; "
             "default: joint for points, tricks and score, else within");
  line.value("contracts", "C,...",
             "plays each deal in this contract; several, or all: in each of them, with a row for "
             "each; best: in the best one that the declarer can name, by score; best,C,...: in the "
             "best of these. Coiffeur has no score: contracts are compared by points times the "
             "multiplier of the line; C*K: times K, as a joker 3; C-P: only the points above P, "
             "what the line brings another time");
  line.also("contract", "contracts");
  line.value("trump", "SUIT", "the trumps, if the contract does not name them").is_rare = true;
  line.value("declarer", "SEAT", "the seat that declares");
  line.value("options", "WORDS", "rule options, as in a deal file").is_rare = true;
  line.flag("exact",
            "counts all; the default for length, auction, melds and share, if that is possible and "
            "takes no more than some seconds and 256 MB");
  line.value("seed", "S", "samples deals of this seed; default 1");
  line.value("first", "I", "from deal number I on; default 0").is_rare = true;
  line.value("deals,n", "N",
             absl::StrCat("how many deals; default 10000, or fewer if they are solved and nothing "
                          "bounds the work, after ",
                          kEnoughForTable / 1'000'000, " million cards"));
  line.also("count", "deals");
  line.value("width", "W",
             "fewer deals, once no 95 % interval is wider than W; that is looked at after each "
             "block of deals; for shares 0.01 is one percent; of contracts the intervals of their "
             "differences count; rows of less than 100 deals do not count");
  line.flag("glance",
            "narrower intervals, by guesses of many more deals; solves as many as without; the "
            "intervals are as of several times the deals; for points, tricks, score and vol in "
            "contracts to which guesses are fitted, else nothing changes");
  line.value("limit", "NODES",
             "the most cards that the search may play for a value; deals that need more are "
             "counted, and widen the intervals by what is not proven");
  line.value("seconds", "S",
             "the most time for a value; not for the table, which --deals bounds; such a table "
             "differs from machine to machine");
  line.value("shard", "K/M", "only the K-th of M parts of these deals; to be merged later");
  line.value("threads", "N", "deals solved at the same time; default: one for each core").is_rare =
      true;
  line.value("store", "FILE",
             "keeps what is done in this database; if it is there, goes on with it, also if it was "
             "for fewer deals");
  line.flag("quiet", "prints nothing; for --store and --plot").is_rare = true;
  add_statistics_output(line);
  return line;
}

namespace {

// --width: none if all deals are to be taken.
std::optional<double> read_width(const CommandLine& line, bool sampled) {
  if (!line.has("width")) return std::nullopt;
  if (!sampled) throw UsageError("--width is for deals that are sampled: --deals");
  if (line.has("shard")) {
    throw UsageError(
        "--width cannot be used with --shard: one part cannot know when all parts are enough");
  }
  return line.above_zero("width", "a number above 0");
}

Asked read_asked(const CommandLine& line) {
  TableQuestion question = read_table_question(line, line.has_word() ? line.word() : "");
  const bool sampled = question.record.population.has_value();
  return {.question = std::move(question),
          .width = read_width(line, sampled),
          .threads = read_threads(line)};
}

// The options that go together; throws UsageError.
Asked read_question_of(const CommandLine& line) {
  use_suits(line);
  if (line.has("width") && line.has("store")) {
    throw UsageError("--width cannot be used with --store: a store has a fixed number of deals");
  }
  for (const char* name : {"shard", "store"}) {
    if (!line.has("seconds") || !line.has(name)) continue;
    throw UsageError(absl::StrCat("--seconds cannot be used with --", name,
                                  ": the parts of a table must not depend on the machine; use "
                                  "--limit"));
  }
  if (line.has("store") && line.needed_text("store").empty()) {
    throw UsageError("--store \"\" names no file");
  }
  const bool leaves_a_file = line.has("store") || line.has("plot") || line.has("html");
  if (line.has("quiet") && !leaves_a_file) {
    throw UsageError("--quiet needs --store, --plot or --html");
  }
  if (line.has("quiet") && line.has("out"))
    throw UsageError("--quiet and --out cannot be used together");
  Asked asked = read_asked(line);
  if (line.has("store")) asked.question.enough_nodes = 0;
  if (line.has("store") && !asked.question.record.population) {
    throw UsageError("--store is for a sample, and this is counted at once; to sample: --deals N");
  }
  return asked;
}

StatisticsRecord table_answer(const CommandLine& line, const Asked& asked) {
  return line.has("store") ? answer_in_store(asked, line.needed_text("store"))
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

}  // namespace

int run_table(const std::vector<std::string>& words) {
  CommandLine line = table_line();
  if (!line.parse(words)) return 0;
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
  if (cut_short && line.has("out")) {
    throw Interrupted(absl::StrCat("nothing is written into ", in_quotes(line.text("out", ""))));
  }
  if (cut_short && record.population->deals == 0) throw Interrupted("no deal is done");
  if (line.has("quiet")) {
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

std::string table_json(const std::vector<std::string>& words, const std::atomic<bool>& interrupt) {
  CommandLine line = table_line();
  line.parse(words);
  Asked asked = read_question_of(line);
  asked.interrupt = &interrupt;
  return statistics_json(table_answer(line, asked));
}

}  // namespace matador
