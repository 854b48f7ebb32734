// Tables as JSON and back, put together from parts; cards that seats are to hold.

#include "formats/statistics/record.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "formats/input/problem.h"
#include "formats/query/expression.h"
#include "formats/query/fixed_cards.h"
#include "formats/statistics/headline.h"
#include "formats/statistics/view.h"
#include "formats/words/text.h"
#include "solver/games/registry.h"
#include "solver/statistics/hand_counts.h"

namespace matador::formats_statistics_test {

// ---- Tables as JSON -----------------------------------------------------------------------------

StatisticsRecord sampled(StatisticsHeading heading, const Population& population) {
  const Game& game = *find_game(heading.game);
  Query query{.question = heading.question, .game = &game, .seats = heading.seats};
  query.all_contracts = plays_several(heading);
  if (query.all_contracts) query.only = read_contract_list(heading.contract, game).value();
  if (!heading.limit.empty()) query.node_limit = std::stoull(heading.limit);
  for (const std::string& text : heading.by) {
    const std::vector<Key> keys = read_keys(text, game, heading.seats).value();
    query.by.push_back(keys.front().expression);
  }
  Solver solver;
  Sample sample =
      sample_deals(query, population.seed, population.first, population.deals, solver).value();
  std::vector<Column> columns = read_columns(heading).value();
  return {.heading = std::move(heading),
          .columns = std::move(columns),
          .population = population,
          .contracts = contracts_each(query).value(),
          .examined = sample.examined,
          .counted = sample.counted,
          .statistics = std::move(sample.statistics)};
}

StatisticsHeading heading(Question question, std::vector<std::string> by = {}) {
  StatisticsHeading heading;
  heading.question = question;
  heading.game = "sjavs";
  heading.seats = 4;
  heading.by = std::move(by);
  return heading;
}

StatisticsRecord auctions(std::uint64_t first, std::uint64_t deals, std::uint64_t seed = 1) {
  return sampled(heading(Question::kAuction, {"trump", "length(1)"}), {seed, first, deals});
}

std::string merged(std::vector<StatisticsRecord> parts) {
  const absl::StatusOr<StatisticsRecord> whole = merge_statistics(std::move(parts));
  return whole.ok() ? statistics_json(*whole) : std::string(whole.status().message());
}

TEST(StatisticsJson, SaysAllOfATable) {
  EXPECT_EQ(statistics_json(sampled(heading(Question::kAuction), {1, 0, 2})),
            "{\"question\":\"auction\",\"game\":\"sjavs\",\"seats\":4,"
            "\"rules\":\"solo-vol=on tie-bonus=2 double-victory=on\","
            "\"population\":{\"seed\":1,\"first\":0,\"deals\":2},\"examined\":2,\"of\":\"2\","
            "\"intervals\":{\"confidence\":0.95,\"p\":\"wilson\"},"
            "\"rows\":[{\"length\":5,\"clubs\":true,\"declarer\":4,\"count\":\"1\",\"p\":0.5,"
            "\"low\":0.09453121,\"high\":0.90546879,"
            "\"better\":{\"count\":\"0\",\"p\":0.0,\"low\":0.0,\"high\":0.975},"
            "\"choice\":{\"count\":\"0\",\"p\":0.0,\"low\":0.0,\"high\":0.975}},"
            "{\"length\":6,\"clubs\":false,\"declarer\":1,\"count\":\"1\",\"p\":0.5,\"low\":0."
            "09453121,\"high\":0.90546879,"
            "\"better\":{\"count\":\"0\",\"p\":0.0,\"low\":0.0,\"high\":0.975},"
            "\"choice\":{\"count\":\"0\",\"p\":0.0,\"low\":0.0,\"high\":0.975}}]}\n");
}

StatisticsHeading all_contracts(Question question, std::vector<std::string> by) {
  StatisticsHeading asked = heading(question, std::move(by));
  asked.contract = "all";
  return asked;
}

TEST(StatisticsJson, OfScoresTellsHowOftenDealsAreLost) {
  const std::string text = statistics_json(sampled(heading(Question::kScore), {1, 0, 30}));
  const auto lost = text.find(",\"lost\":{\"count\":\"");
  ASSERT_NE(lost, std::string::npos) << text;
  EXPECT_NE(text.find("\"low\":", lost), std::string::npos) << text;
  for (const Question question : {Question::kPoints, Question::kTricks, Question::kVol}) {
    const StatisticsRecord record = sampled(heading(question), {1, 0, 3});
    EXPECT_EQ((statistics_json(record) + statistics_csv(record)).find("lost"), std::string::npos);
  }
  const StatisticsRecord all =
      read_statistics(R"({"question":"score","game":"sjavs","seats":4,"population":"all",)"
                      R"("of":"4","rows":[{"count":"4","sum":-4,"squares":24,)"
                      R"("lost":{"count":"3"}}]})")
          .value();
  EXPECT_NE(statistics_json(all).find(R"("lost":{"count":"3","p":0.75}})"), std::string::npos);
  EXPECT_EQ(statistics_csv(all),
            "count,p,mean,se,lost,lost_p,version,game,seats,options,rules,seed,first,deals\n"
            "4,1.00000000,-1.00000000,1.29099445,3,0.75000000,,sjavs,4,,solo-vol=on tie-bonus=2 "
            "double-victory=on,,,4\n");
}

TEST(StatisticsJson, SaysTrueAndFalseOfConditions) {
  const StatisticsRecord record =
      sampled(heading(Question::kPoints, {"value < 80", "has(1, 'CQ') + 0"}), {1, 0, 20});
  EXPECT_NE(statistics_json(record).find(R"([{"value < 80":false,"has(1, 'CQ') + 0":0,)"),
            std::string::npos)
      << statistics_json(record);
  EXPECT_NE(statistics_csv(record).find("\nfalse,0,"), std::string::npos) << statistics_csv(record);
  EXPECT_NE(statistics_csv(record).find("\ntrue,0,"), std::string::npos) << statistics_csv(record);
}

TEST(StatisticsJson, IsReadAgain) {
  for (const StatisticsRecord& record :
       {auctions(0, 300), sampled(heading(Question::kScore, {"value < 0", "trump"}), {3, 9, 20}),
        sampled(all_contracts(Question::kScore, {"value", "contract"}), {1, 0, 9}),
        sampled(all_contracts(Question::kVol, {"contract"}), {1, 0, 9}),
        sampled(heading(Question::kPoints, {"trump"}), {3, 9, 20}),
        sampled(heading(Question::kVol, {"declarer", "has(1, \"CQ SQ\")"}), {3, 0, 10}),
        sampled(heading(Question::kLength), {18446744073709551615U, 7, 50}),
        sampled(heading(Question::kScore), {3, 9, 0})}) {
    const std::string text = statistics_json(record);
    const absl::StatusOr<StatisticsRecord> again = read_statistics(text);
    ASSERT_TRUE(again.ok()) << again.status() << text;
    EXPECT_EQ(statistics_json(*again), text);
    EXPECT_EQ(statistics_csv(*again), statistics_csv(record));
    EXPECT_EQ(again->statistics, record.statistics);
    EXPECT_EQ(again->heading, record.heading);
    EXPECT_EQ(again->population, record.population);
  }
}

TEST(StatisticsJson, OfAllHandsIsReadAgain) {
  StatisticsRecord record;
  record.heading = heading(Question::kLength);
  record.columns = read_columns(record.heading).value();
  record.statistics = count_hands({.game = find_game("sjavs"), .seats = 4}).value();
  const std::string text = statistics_json(record);
  EXPECT_EQ(statistics_json(read_statistics(text).value()), text);
  EXPECT_FALSE(read_statistics(text)->population);
}

// The version that answered, of a merged table all; tables did not always tell it.
TEST(StatisticsJson, TellsItsVersion) {
  const auto part = [](std::uint64_t first, const char* version) {
    StatisticsRecord made = auctions(first, 10);
    made.version = version;
    return made;
  };
  EXPECT_EQ(merged({part(0, ""), part(10, "")}).find("version"), std::string::npos);
  const std::vector<std::pair<std::vector<const char*>, const char*>> merges{
      {{"2.0.0", "2.0.0"}, "2.0.0"},
      {{"2.0.0", "2.1.0", "2.0.0"}, "2.0.0, 2.1.0"},
      {{"12.0.0", "2.0.0"}, "12.0.0, 2.0.0"},
      {{"", "2.1.0"}, "older, 2.1.0"},
      {{"2.1.0", ""}, "2.1.0, older"}};
  for (const auto& [versions, all] : merges) {
    std::vector<StatisticsRecord> parts;
    for (const char* version : versions) parts.push_back(part(10 * parts.size(), version));
    const std::string json = merged(parts);
    EXPECT_NE(json.find(absl::StrCat("\"seats\":4,\"version\":\"", all, "\",")), std::string::npos)
        << json;
    EXPECT_EQ(read_statistics(json)->version, all);
  }
  StatisticsRecord record = part(7, "2.0.0");
  const std::string csv = statistics_csv(record);
  EXPECT_NE(csv.find(",version,game,seats,options,rules,seed,first,deals\n"), std::string::npos)
      << csv;
  EXPECT_NE(csv.find(",2.0.0,sjavs,4,,solo-vol=on tie-bonus=2 double-victory=on,1,7,10\n"),
            std::string::npos)
      << csv;
}

// ---- Objects that are none ----------------------------------------------------------------------

constexpr char kTable[] =
    R"({"question":"points","game":"sjavs","seats":4,"by":["trump"],)"
    R"("population":{"seed":1,"first":0,"deals":9},"examined":9,"of":"5","rows":[)"
    R"({"trump":"clubs","count":"2","sum":100,"squares":5008},)"
    R"({"trump":"hearts","count":"3","sum":-6,"squares":12}]})";

// What is said of the table with one part of it replaced.
std::string complaint(const std::string& part, const std::string& by) {
  const std::string text = absl::StrReplaceAll(kTable, {{part, by}});
  EXPECT_NE(text, kTable) << part;
  const absl::StatusOr<StatisticsRecord> record = read_statistics(text);
  if (record.ok()) return "";
  return absl::StrReplaceAll(std::string(record.status().message()), {{"not a table: ", ""}});
}

TEST(StatisticsReader, ReadsTheTableThatIsSpoilt) { EXPECT_TRUE(read_statistics(kTable).ok()); }

// As deals are, in any case.
TEST(StatisticsReader, KnowsTheGameByItsName) {
  const std::string text = absl::StrReplaceAll(kTable, {{"sjavs", "Sjavs"}});
  EXPECT_EQ(statistics_json(read_statistics(text).value()),
            statistics_json(read_statistics(kTable).value()));
}

TEST(StatisticsReader, SaysWhatIsWrongWithTheHeading) {
  EXPECT_EQ(complaint("\"points\"", "\"point\""), "unknown question \"point\"");
  EXPECT_EQ(complaint("sjavs", "sjav"), "unknown game \"sjav\"; did you mean \"sjavs\"?");
  EXPECT_EQ(complaint("\"seats\":4", "\"seats\":5"),
            "sjavs is played with 4, 3 or 2 seats, not \"5\"");
  for (const char* seats : {"4.0", "4.5", "4294967300", "\"4\"", "null", "[]"}) {
    EXPECT_EQ(complaint("\"seats\":4", absl::StrCat("\"seats\":", seats)).substr(0, 9), "bad seats")
        << seats;
  }
  EXPECT_EQ(complaint("\"seats\":4", "\"seats\":-4"),
            "sjavs is played with 4, 3 or 2 seats, not \"-4\"");
  EXPECT_EQ(complaint("[\"trump\"]", "[\"trump\",\"trump\"]"),
            "trump,trump\n      ^\n\"trump\" is there twice");
  EXPECT_EQ(complaint("[\"trump\"]", "[\"trumps\"]").substr(0, 6), "trumps");
  EXPECT_NE(complaint("[\"trump\"]", "\"trump\""), "");
  const std::string not_one = "the keys are not one for each text";
  EXPECT_EQ(complaint("[\"trump\"]", "[\"trump,leader\"]"), not_one);
  EXPECT_EQ(complaint("[\"trump\"]", "[\"trump\",\"leader,1\"]"), not_one);
  EXPECT_EQ(complaint("[\"trump\"]", R"-(["trump","has(1","'CQ')"])-"), not_one);
  EXPECT_EQ(complaint("[\"trump\"]", "[\" trump\"]"), not_one);
  EXPECT_EQ(complaint("\"by\"", "\"contract\":\"all\",\"by\""),
            "several contracts, but no key \"contract\"");
  EXPECT_NE(complaint("\"by\":[\"trump\"]", "\"fix\":1"), "");
  EXPECT_EQ(complaint("\"by\"", R"("where":"\u001b[31m","by")"), "bad where \"\\x1b[31m\"");
  EXPECT_NE(complaint("\"by\"", R"("where":"total nonsense (","by")"), "");
  EXPECT_EQ(complaint("\"by\"", R"("where":"trumps(1) > 2","by")"), "");
}

TEST(StatisticsReader, SaysWhatIsWrongWithThePopulation) {
  for (const char* number : {"-1", "1.5", "1e3", "18446744073709551616", "\"1\"", "null", "true"}) {
    EXPECT_EQ(complaint("\"seed\":1", absl::StrCat("\"seed\":", number)).substr(0, 8), "bad seed")
        << number;
  }
  EXPECT_EQ(complaint("\"first\":0", "\"first\":18446744073709551615"),
            "too many deals, or numbers of deals too large");
  EXPECT_EQ(complaint("\"deals\":9", "\"deals\":1000000000001"),
            "too many deals, or numbers of deals too large");
  const std::string differ = "more or fewer deals than the population has";
  EXPECT_EQ(complaint("\"deals\":9", "\"deals\":8"), differ);
  EXPECT_EQ(complaint("9", "4"), differ);
  EXPECT_NE(complaint("{\"seed\":1,\"first\":0,\"deals\":9}", "\"most\""), "");
}

TEST(StatisticsReader, SaysWhatIsWrongWithTheRows) {
  EXPECT_EQ(complaint("hearts", "clubs"), "a row is there twice");
  EXPECT_EQ(complaint("hearts", "hart"), "bad trump \"hart\"");
  EXPECT_EQ(complaint("\"hearts\"", "2"), "bad trump \"2\"");
  for (const char* count : {"-3", "+3", " 3", "3.0", "", "x", "79228162514264337593543950337",
                            "99999999999999999999999999999999999999999"}) {
    EXPECT_EQ(complaint("\"count\":\"3\"", absl::StrCat("\"count\":\"", count, "\"")).substr(0, 9),
              "bad count")
        << count;
  }
  EXPECT_EQ(complaint("\"count\":\"3\"", "\"count\":\"0\""), "bad sums in a row");
  EXPECT_NE(complaint("\"count\":\"3\"", "\"count\":3"), "");
  EXPECT_EQ(complaint("\"count\":\"3\"", "\"count\":\"4\""),
            "the counts of the rows are not those of all");
  EXPECT_EQ(complaint("\"sum\":-6", "\"sum\":-6.5"), "bad sum \"-6.5\"");
  EXPECT_EQ(complaint("\"sum\":-6", "\"sum\":18446744073709551610"),
            "bad sum \"18446744073709551610\"");
  EXPECT_EQ(complaint("\"squares\":12", "\"squares\":-12"), "bad squares \"-12\"");
  const std::string impossible = "bad sums in a row";
  EXPECT_EQ(complaint("\"sum\":-6", "\"sum\":-7"), impossible);
  EXPECT_EQ(complaint("\"sum\":-6", "\"sum\":-9223372036854775808"), impossible);
  EXPECT_EQ(complaint("\"squares\":12", "\"squares\":18446744073709551615"), impossible);
  EXPECT_NE(complaint("\"sum\":-6,", ""), "");
  EXPECT_EQ(complaint("\"rows\":[", "\"rows\":5,\"no\":["), "bad rows \"5\"");
  EXPECT_EQ(complaint("\"rows\":[", "\"rows\":null,\"no\":["), "bad rows \"null\"");
}

// What follows from the counts must not say something else.
TEST(StatisticsReader, SaysWhichFigureContradictsTheCounts) {
  const auto with = [](const std::string& figure) {
    return complaint("\"sum\":100,", "\"sum\":100," + figure + ",");
  };
  EXPECT_EQ(with("\"mean\":50.0"), "");
  EXPECT_EQ(with("\"mean\":50"), "");
  EXPECT_EQ(with("\"mean\":51.0"), "mean 51.0 in a row, by its counts it is 50.0");
  EXPECT_EQ(with("\"p\":0.5"), "p 0.5 in a row, by its counts it is 0.4");
  EXPECT_EQ(with("\"lost\":{\"count\":\"1\"}"), "unknown key \"lost\"");
}

TEST(StatisticsReader, RefusesAnotherGamesName) {
  EXPECT_EQ(complaint("sjavs", "scharwenzel"), "scharwenzel has no card points");
  StatisticsRecord record;
  record.heading = heading(Question::kLength);
  record.columns = read_columns(record.heading).value();
  record.statistics = count_hands({.game = find_game("sjavs"), .seats = 4}).value();
  const std::string other = absl::StrReplaceAll(statistics_json(record), {{"sjavs", "bridge"}});
  EXPECT_EQ(read_statistics(other).status().message(),
            "not a table: its rules have \"solo-vol=on\", here they have \"\"");
}

TEST(StatisticsReader, RefusesWhatCanBeReadInTwoWays) {
  EXPECT_EQ(complaint("\"seats\":4", "\"seats\":4,\"seats\":4"),
            "the key \"seats\" is there twice");
  EXPECT_EQ(complaint("\"squares\":12", "\"squares\":12,\"sum\":-6"),
            "the key \"sum\" is there twice");
  const std::string whole = kTable;
  EXPECT_EQ(read_statistics(whole + std::string(1, '\0')).status().message(),
            absl::StrCat("not a table: a NUL is byte ", whole.size() + 1, ", expected text"));
}

TEST(StatisticsReader, SaysWhatIsWrongWithTheLostDeals) {
  const std::string begin =
      R"({"question":"score","game":"sjavs","seats":4,"population":{"seed":1,"first":0,"deals":9},)"
      R"("examined":9,"of":"3","rows":[{"count":"3","sum":-6,"squares":48)";
  const auto complaint = [&](const std::string& lost) {
    const absl::StatusOr<StatisticsRecord> record = read_statistics(begin + lost + "}]}");
    return record.ok() ? "" : std::string(record.status().message());
  };
  EXPECT_EQ(complaint(R"(,"lost":{"count":"1"})"), "");
  EXPECT_EQ(complaint(R"(,"lost":{"count":"3"})"), "");
  for (const char* missing :
       {"", R"(,"lost":{})", R"(,"lost":null)", R"(,"lost":"1")", R"(,"lost":{"count":1})"}) {
    EXPECT_NE(complaint(missing), "") << missing;
  }
  for (const char* count : {"-1", "01", "1.0", "", "x", "+1"}) {
    EXPECT_EQ(complaint(absl::StrCat(R"(,"lost":{"count":")", count, "\"}")),
              absl::StrCat("not a table: bad count \"", count, "\""));
  }
  // More than there are, and none although the sum is below 0.
  for (const char* count : {"4", "340282366920938463463374607431768211455", "0"}) {
    EXPECT_EQ(complaint(absl::StrCat(R"(,"lost":{"count":")", count, "\"}")),
              "not a table: bad lost in a row");
  }
}

TEST(StatisticsReader, SaysWhatIsWrongWithTheAuctions) {
  const auto complaint = [](const std::string& better, const std::string& choice) {
    const absl::StatusOr<StatisticsRecord> record = read_statistics(absl::StrCat(
        R"({"question":"auction","game":"sjavs","seats":4,)",
        R"("population":{"seed":1,"first":0,"deals":3},"examined":3,"of":"3","rows":[)",
        R"({"length":5,"clubs":true,"declarer":2,"count":"3","better":{"count":")", better,
        R"("},"choice":{"count":")", choice, R"("}}]})"));
    return record.ok() ? "" : std::string(record.status().message());
  };
  EXPECT_EQ(complaint("3", "0"), "");
  EXPECT_EQ(complaint("4", "0"), "not a table: bad better in a row");
  EXPECT_EQ(complaint("0", "4"), "not a table: bad choice in a row");
  EXPECT_EQ(complaint("-1", "0"), "not a table: bad count \"-1\"");
}

// Contracts beside each other; the parts of a run add up to it, to the byte.
TEST(StatisticsJson, OfComparedContractsIsReadAgain) {
  StatisticsHeading compared =
      heading(Question::kContract, {"has(1, \"CQ\")", "contract", "trump"});
  compared.game = "klorsjavs";
  compared.seats = 3;
  compared.contract = "all";
  const std::string whole = statistics_json(sampled(compared, {1, 0, 9}));
  EXPECT_EQ(statistics_json(read_statistics(whole).value()), whole);
  EXPECT_EQ(merged({sampled(compared, {1, 4, 5}), sampled(compared, {1, 0, 4})}), whole);
}

// The numbers that the last key steps over have rows of no deals, and the table is read again
// without them.
TEST(StatisticsRows, OfNoDealsLieBetweenOthers) {
  const auto deals_of = [](const StatisticsRecord& record) {
    std::map<RowKey, absl::uint128> counts;
    for (const auto& [key, tally] : rows_of(record)) counts[key] = tally.deals;
    return counts;
  };
  StatisticsRecord record = sampled(heading(Question::kPoints, {"bin(value, 10)"}), {1, 0, 1});
  record.statistics = Statistics();
  for (int value : {30, 60, 60, 80}) {
    Tally tally;
    tally.add(value);
    record.statistics.add({value}, tally);
  }
  const std::map<RowKey, absl::uint128> bins{{{30}, 1}, {{40}, 0}, {{50}, 0},
                                             {{60}, 2}, {{70}, 0}, {{80}, 1}};
  EXPECT_EQ(deals_of(record), bins);
  record.population->deals = 4;
  record.examined = 4;
  record.counted = 4;
  const std::string json = statistics_json(record);
  const std::string none =
      R"none({"bin(value, 10)":40,"count":"0","p":0.0,"p_low":0.0,"p_high":0.60236464,"sum":0,)none"
      R"none("squares":0})none";
  EXPECT_NE(json.find(none), std::string::npos) << json;
  EXPECT_EQ(read_statistics(json)->statistics, record.statistics);
  EXPECT_EQ(statistics_json(*read_statistics(json)), json);
  const std::string row = "      40 to 49      0   0.00 %   0.00 to 60.24 %       -      -\n";
  EXPECT_NE(statistics_view(record, true).find(row), std::string::npos)
      << statistics_view(record, true);
  EXPECT_NE(statistics_csv(record).find("\n40,0,0.00000000,0.00000000,0.60236464,,,,,"),
            std::string::npos)
      << statistics_csv(record);
  record.heading.by = {"value"};  // perhaps no other value is possible
  record.columns = read_columns(record.heading).value();
  EXPECT_EQ(deals_of(record).size(), 3U);
}

Statistics table_of(const std::vector<RowKey>& keys) {
  Statistics table;
  for (const RowKey& key : keys) table.add(key, {.deals = 1});
  return table;
}

// Each within the rows that agree in the other keys; of a truth the other one; and of lengths.
TEST(StatisticsRows, OfNoDealsAreWithinTheOtherKeys) {
  StatisticsRecord record =
      sampled(heading(Question::kScore, {"trump", "trumps(1) + trumps(3)"}), {1, 0, 1});
  record.statistics = Statistics();
  Tally one;
  one.add(4);
  for (const RowKey& key : {RowKey{0, 5}, RowKey{0, 7}, RowKey{1, 9}})
    record.statistics.add(key, one);
  std::map<RowKey, Tally> expected = record.statistics.rows();
  expected[{0, 6}];
  EXPECT_EQ(rows_of(record), expected);
  record.heading.by = {"trump", "has(1, \"CQ\")"};
  record.columns = read_columns(record.heading).value();
  record.statistics = Statistics();
  record.statistics.add({0, 1}, one);
  expected = record.statistics.rows();
  expected[{0, 0}];
  EXPECT_EQ(rows_of(record), expected);
  EXPECT_EQ(read_statistics(statistics_json(record)).status().message(), "");
  record = sampled(heading(Question::kLength), {1, 0, 2});
  record.statistics = table_of({{3}, {5}});
  const std::string json = statistics_json(record);
  EXPECT_EQ(rows_of(record).size(), 3U);
  EXPECT_EQ(statistics_json(*read_statistics(json)), json);
}

// What is said of a table in which `from` has become `to`.
std::string complaint_of(const std::string& whole, const std::string& from, const std::string& to) {
  EXPECT_NE(whole.find(from), std::string::npos) << from << "\n" << whole;
  const absl::StatusOr<StatisticsRecord> record =
      read_statistics(absl::StrReplaceAll(whole, {{from, to}}));
  return record.ok() ? "" : std::string(record.status().message());
}

// By how much a contract lies behind the best is a mean over the differences in each deal.
TEST(StatisticsFigures, OfComparedContractsArePaired) {
  StatisticsHeading compared = heading(Question::kContract, {"contract", "trump"});
  compared.game = "klorsjavs";
  compared.seats = 3;
  compared.contract = "all";
  EXPECT_TRUE(is_paired(compared));
  const StatisticsRecord record = sampled(compared, {1, 0, 12});
  const Figures figures(record);
  RowKey best;
  for (const auto& [key, tally] : record.statistics.rows()) {
    if (figures.of_row(key, tally).behind) continue;
    EXPECT_TRUE(best.empty());
    best = key;
  }
  ASSERT_FALSE(best.empty());
  std::map<RowKey, Tally> differences;
  for (std::uint64_t number = 0; number < 12; ++number) {
    const Statistics deal = sampled(compared, {1, number, 1}).statistics;
    for (const auto& [key, tally] : deal.rows()) {
      differences[key].add(deal.rows().at(best).sum - tally.sum);
    }
  }
  for (const auto& [key, tally] : record.statistics.rows()) {
    const Tally& expected = differences[key];
    EXPECT_GE(expected.sum, 0);
    const std::optional<Mean> behind = figures.of_row(key, tally).behind;
    if (!behind) continue;
    EXPECT_DOUBLE_EQ(behind->mean, expected.mean());
    EXPECT_DOUBLE_EQ(*behind->standard_error, expected.standard_error());
  }
  compared.by = {"trumps(1)", "contract", "trump"};  // they are another number in each contract
  EXPECT_FALSE(is_paired(compared));
  EXPECT_EQ(statistics_json(sampled(compared, {1, 0, 3})).find("products"), std::string::npos);
}

StatisticsHeading limited_comparison(const char* limit) {
  StatisticsHeading compared = heading(Question::kContract, {"contract"});
  compared.game = "jass";
  compared.contract = "obenabe,undenufe";
  compared.limit = limit;
  return compared;
}

// With a limit the means and the differences lie between two numbers; the parts still add up.
TEST(StatisticsFigures, OfComparedContractsAreBounded) {
  const StatisticsRecord record = sampled(limited_comparison("4000"), {1, 0, 9});
  const StatisticsRecord exact = sampled(limited_comparison("1000000000"), {1, 0, 9});
  const Figures figures(record);
  const Figures true_figures(exact);
  int behind = 0;
  for (const auto& [key, tally] : record.statistics.rows()) {
    const Tally& true_tally = exact.statistics.rows().at(key);
    EXPECT_GT(tally.open, absl::uint128(0));
    EXPECT_EQ(true_tally.open, absl::uint128(0));
    const RowFigures row = figures.of_row(key, tally);
    const RowFigures true_row = true_figures.of_row(key, true_tally);
    EXPECT_LE(row.interval->low, true_row.interval->low);
    EXPECT_GE(row.interval->high, true_row.interval->high);
    EXPECT_LE(row.portions[0]->share, true_row.portions[0]->share);
    EXPECT_GE(row.portions[0]->highest, true_row.portions[0]->share);
    if (!row.behind || !true_row.behind) continue;
    ++behind;
    EXPECT_LT(row.behind->mean, row.behind->highest);
    EXPECT_LE(row.behind->mean, true_row.behind->mean);
    EXPECT_GE(row.behind->highest, true_row.behind->mean);
    EXPECT_EQ(true_row.behind->mean, true_row.behind->highest);
  }
  EXPECT_EQ(behind, 1);
  const std::string whole = statistics_json(record);
  EXPECT_EQ(statistics_json(read_statistics(whole).value()), whole);
  EXPECT_EQ(merged({sampled(limited_comparison("4000"), {1, 4, 5}),
                    sampled(limited_comparison("4000"), {1, 0, 4})}),
            whole);
  const auto complaint = [&](const std::string& from, const std::string& to) {
    return complaint_of(whole, from, to);
  };
  EXPECT_EQ(complaint("\"named\":{\"count\":\"4\"", "\"named\":{\"count\":\"10\""),
            "not a table: bad named in a row");
  EXPECT_EQ(complaint("\"best\":{\"count\":\"", "\"best\":{\"count\":\"9"),
            "not a table: bad best in a row");
  EXPECT_EQ(complaint(",\"open\":\"", ",\"open\":\"1"), "not a table: bad sums in a row");
}

TEST(StatisticsReader, SaysWhatIsWrongWithComparedContracts) {
  StatisticsHeading compared = heading(Question::kContract, {"contract", "trump"});
  compared.game = "klorsjavs";
  compared.seats = 3;
  compared.contract = "all";
  const std::string whole = statistics_json(sampled(compared, {1, 0, 2}));
  const auto complaint = [&](const std::string& from, const std::string& to) {
    return complaint_of(whole, from, to);
  };
  EXPECT_EQ(complaint("\"contract\":\"all\"", "\"contract\":\"spil\""),
            "not a table: one contract, and nothing to compare it with");
  EXPECT_EQ(complaint("\"best\":{\"count\":\"0\"", "\"best\":{\"count\":\"3\""),
            "not a table: bad best in a row");
  EXPECT_EQ(complaint("\"products\":[", "\"products\":[18000001,"),
            "not a table: bad products in a row");
  EXPECT_EQ(complaint("\"products\":[", "\"products\":[18446744073709551615,"),
            "not a table: bad products in a row");
  EXPECT_EQ(
      complaint("\"margin\":{\"sum\":0,\"squares\":0}", "\"margin\":{\"sum\":1,\"squares\":0}"),
      "not a table: bad sums in a row");
  EXPECT_NE(complaint("\"products\"", "\"product\""), "");
}

// Points of Coiffeur were once counted plainly, and tables of them look alike.
TEST(StatisticsReader, RefusesContractsThatCountOtherwise) {
  StatisticsHeading compared = heading(Question::kContract, {"contract"});
  compared.game = "coiffeur";
  compared.seats = 3;
  compared.contract = "obenabe,gustav-obenabe";
  compared.limit = "500";
  const std::string weights = R"("weights":"obenabe*2,gustav-obenabe*3",)";
  const std::string whole = statistics_json(sampled(compared, {1, 0, 2}));
  EXPECT_TRUE(read_statistics(whole).ok()) << read_statistics(whole).status();
  EXPECT_EQ(complaint_of(whole, weights, ""),
            "not a table: no weights, so its contracts were compared by plain points; make it "
            "anew");
  EXPECT_EQ(complaint_of(whole, "\"obenabe*2", "\"obenabe*1"),
            "not a table: bad weights \"obenabe*1,gustav-obenabe*3\", expected "
            "\"obenabe*2,gustav-obenabe*3\"");
  compared.contract = "obenabe-70,gustav-undenufe";
  EXPECT_EQ(weights_of(compared), "obenabe-70*2,gustav-undenufe*3");
  compared.question = Question::kPoints;
  compared.contract = "best,gustav-obenabe,obenabe*1";
  EXPECT_EQ(weights_of(compared), "obenabe*1,gustav-obenabe*3");
  compared.contract = "gustav";
  EXPECT_EQ(weights_of(compared), "");
  const std::string plain = statistics_json(sampled(heading(Question::kPoints, {}), {1, 0, 2}));
  EXPECT_TRUE(read_statistics(plain).ok()) << read_statistics(plain).status();
  EXPECT_EQ(complaint_of(plain, "\"population\"", weights + "\"population\""),
            "not a table: weights, though nothing in it is counted by weights");
}

// No deal counts more often than there are contracts.
TEST(StatisticsReader, CountsEachDealOnceForEachContract) {
  const auto read = [](const std::string& heading, const std::string& of) {
    return read_statistics(absl::StrCat(
        R"({"question":"vol","game":"klorsjavs","seats":3,"contract":"all",)", heading,
        R"("by":["contract","trump"],"population":{"seed":1,"first":0,"deals":9},"examined":9,)",
        R"("of":")", of, R"(","rows":[{"contract":"spil","trump":"clubs","vol":false,"count":")",
        of, "\"}]}"));
  };
  const std::string count = R"("count":"9",)";
  EXPECT_TRUE(read("", "36").ok());
  EXPECT_EQ(read("", "36")->contracts, 4);
  EXPECT_EQ(read("", "36")->counted, 9U);
  EXPECT_FALSE(read("", "37").ok());
  EXPECT_FALSE(read(count, "37").ok());
  EXPECT_EQ(read(R"("count":"8",)", "30")->counted, 8U);
  for (const char* wrong : {"7", "31", "-1", "10"}) {
    EXPECT_FALSE(read(absl::StrCat(R"("count":")", wrong, "\","), "30").ok()) << wrong;
  }
  EXPECT_EQ(read("", "30").status().message(),
            "not a table: no count of its deals, only of their contracts; make it anew");
  EXPECT_TRUE(read(R"("options":"farvesjavs",)", "144").ok());
  EXPECT_FALSE(read(R"("options":"farvesjavs",)", "145").ok());
  EXPECT_FALSE(read(R"("options":"farvesjavs","trump":"hearts",)", "37").ok());
  EXPECT_FALSE(read(R"("options":"farve",)", "1").ok());
  EXPECT_FALSE(read(R"("trump":"hearts",)", "1").ok());
  EXPECT_FALSE(read(R"("trump":"heart",)", "1").ok());
}

// 5 of 200 deals match, whose tricks are counted in five contracts.
TEST(StatisticsView, CountsDealsAndNotTheirContracts) {
  StatisticsHeading asked = heading(Question::kTricks, {"contract"});
  asked.game = "bridge";
  asked.contract = "all";
  asked.where = "suit(N, spades) == 6";
  StatisticsRecord record{.heading = asked,
                          .columns = read_columns(asked).value(),
                          .population = Population{.seed = 1, .first = 0, .deals = 200},
                          .contracts = 5,
                          .examined = 200,
                          .counted = 5,
                          .statistics = {}};
  for (int contract = 0; contract < 5; ++contract) {
    Tally tally;
    for (int tricks : {4, 5, 6, 7, 8}) tally.add(tricks);
    record.statistics.add({contract}, tally);
  }
  const std::string share = "5 of 200 deals match: 2.50 % (1.07 to 5.72 %).";
  EXPECT_NE(statistics_view(record, true).find(share), std::string::npos)
      << statistics_view(record, true);
  const std::string json = statistics_json(record);
  EXPECT_NE(json.find(R"("count":"5","of":"25","p":0.025,"low":0.01072472,"high":0.05717834)"),
            std::string::npos)
      << json;
  EXPECT_EQ(statistics_json(read_statistics(json).value()), json);
  record.heading.where = "value > 3";
  EXPECT_NE(statistics_view(record, true).find("5 of 200 deals match in at least one contract: "),
            std::string::npos)
      << statistics_view(record, true);
}

// Two deals of 20 and of 120 points: the interval of their mean would run from -565 to 705.
TEST(StatisticsFigures, EndWhereValuesEnd) {
  StatisticsRecord record = sampled(heading(Question::kPoints), {1, 0, 2});
  record.statistics = Statistics();
  Tally both;
  both.add(20);
  both.add(120);
  record.statistics.add({}, both);
  record.counted = 2;
  const RowFigures row = Figures(record).of_row({}, both);
  EXPECT_EQ(row.interval->low, 0);
  EXPECT_EQ(row.interval->high, 120);
  const std::string text = statistics_view(record, true);
  EXPECT_NE(text.find("70.000 (0.000 to 120.000) card points"), std::string::npos) << text;
  // One that was written without the ends is read, and another is not.
  const std::string json = statistics_json(record);
  EXPECT_EQ(complaint_of(json, "\"low\":0.0,\"high\":120.0", "\"low\":-565.3,\"high\":705.3"), "");
  EXPECT_EQ(complaint_of(json, "\"low\":0.0,\"high\":120.0", "\"low\":0.1,\"high\":120.0"),
            "not a table: low 0.1 in a row, by its counts it is 0.0");
  EXPECT_EQ(ends_of_values(heading(Question::kTricks)).high, 8);
}

// The most and the least that a deal can score, in any of its contracts, whoever holds what.
TEST(StatisticsFigures, OfScoresEndWhereScoresEnd) {
  const auto ends = [](const char* game, int seats, const char* contract, const char* options) {
    StatisticsHeading asked = heading(Question::kScore);
    asked.game = game;
    asked.seats = seats;
    asked.contract = contract;
    asked.options = options;
    const Interval values = ends_of_values(asked);
    return std::pair(values.low, values.high);
  };
  EXPECT_EQ(ends("sjavs", 4, "", ""), std::pair(-16.0, 24.0));  // in clubs
  EXPECT_EQ(ends("sjavs", 4, "hearts", ""), std::pair(-16.0, 16.0));
  EXPECT_EQ(ends("sjavs", 4, "hearts", "suduroy"), std::pair(-16.0, 12.0));
  EXPECT_EQ(ends("klorsjavs", 3, "tout", ""), std::pair(-10.0, 10.0));
  // Eleven matadors: 13 steps to schwarz, and 14 with hand.
  EXPECT_EQ(ends("skat", 3, "clubs", ""), std::pair(-2.0 * 14 * 12, 14.0 * 12));
  EXPECT_EQ(ends("skat", 3, "clubs hand", ""), std::pair(-2.0 * 15 * 12, 15.0 * 12));
  EXPECT_EQ(ends("skat", 3, "grand", ""), std::pair(-2.0 * 7 * 24, 7.0 * 24));
  EXPECT_EQ(ends("skat", 3, "null", ""), std::pair(-46.0, 23.0));
  // All fourteen trumps against each other; a Sie of eight Laufende counts four times.
  EXPECT_EQ(ends("schafkopf", 4, "sauspiel-gras", "").second, 20 + 2 * 10 + 14 * 10);
  EXPECT_EQ(ends("schafkopf", 4, "solo-herz", "").second, 3 * 4 * (50 + 8 * 10));
  EXPECT_EQ(ends("schafkopf", 4, "wenz", "").second, 3 * (50 + 2 * 10 + 4 * 10));
  EXPECT_EQ(ends("scharwenzel", 4, "clubs", "").second, 28);  // a hook of 24 and the win
  EXPECT_EQ(ends("scharwenzel", 4, "clubs", "hook=0").second, 4 + 7 + 2);  // with seven matadors
  EXPECT_EQ(ends("davoserjazz", 4, "few", "").first, 0);
  EXPECT_EQ(ends("jass", 4, "obenabe", "").second, kNoEnd);  // melds
}

// All options, the defaults of the game and of the number of players too; a table of others is not
// read.
TEST(StatisticsJson, SaysTheRulesThatHold) {
  StatisticsRecord record = sampled(heading(Question::kScore), {1, 0, 2});
  EXPECT_EQ(rules_of(record.heading), "solo-vol=on tie-bonus=2 double-victory=on");
  record.heading.options = "suduroy double-victory=on";
  EXPECT_EQ(rules_of(record.heading), "suduroy solo-vol=off tie-bonus=2-4 double-victory=on");
  const std::string json = statistics_json(record);
  EXPECT_NE(json.find("\"rules\":\"suduroy solo-vol=off tie-bonus=2-4 double-victory=on\""),
            std::string::npos);
  EXPECT_EQ(statistics_json(read_statistics(json).value()), json);
  EXPECT_EQ(complaint_of(json, "solo-vol=off tie", "solo-vol=on tie"),
            "not a table: its rules have \"solo-vol=on\", here they have \"solo-vol=off\"");
  EXPECT_NE(statistics_csv(record).find(
                ",suduroy double-victory=on,suduroy solo-vol=off tie-bonus=2-4 double-victory=on,"),
            std::string::npos);
  record.heading.game = "jass";
  record.heading.options = "rules=schieber-four low-quartets=on";
  EXPECT_EQ(rules_of(record.heading).substr(0, 57),
            "undenufe-ace=0 undertrump=forced low-quartets=on cross-me");
  record.heading.game = "bridge";
  record.heading.options = "";
  EXPECT_EQ(rules_of(record.heading), "");
}

// What a contract loses to the best, and what it is better than the next, is never below 0.
TEST(StatisticsFigures, OfLossesAndMarginsBeginWithZero) {
  StatisticsHeading compared = heading(Question::kContract, {"contract", "trump"});
  compared.game = "klorsjavs";
  compared.seats = 3;
  compared.contract = "all";
  const StatisticsRecord record = sampled(compared, {1, 0, 20});
  const Figures figures(record);
  int begin = 0;
  for (const auto& [key, tally] : record.statistics.rows()) {
    for (const std::optional<Mean>& mean : figures.of_row(key, tally).averages) {
      if (!mean || !mean->interval) continue;
      EXPECT_GE(mean->interval->low, 0);
      if (mean->interval->low == 0 && mean->mean > 0) ++begin;
    }
  }
  EXPECT_GT(begin, 0);
}

// Each share of a distribution has its interval; the mean of a value and its lost deals say
// nothing.
TEST(StatisticsView, OfADistributionHasIntervalsOfShares) {
  const StatisticsRecord record =
      sampled(heading(Question::kScore, {"trump", "value"}), {1, 0, 20});
  const Interval share = proportion_interval(
      static_cast<std::uint64_t>(record.statistics.rows().begin()->second.deals),
      static_cast<std::uint64_t>(record.statistics.deals()));
  const auto& [key, tally] = *record.statistics.rows().begin();
  const RowFigures row = Figures(record).of_row(key, tally);
  ASSERT_TRUE(row.share_interval);
  EXPECT_DOUBLE_EQ(row.share_interval->low, share.low);
  EXPECT_DOUBLE_EQ(row.share_interval->high, share.high);
  EXPECT_NE(statistics_view(record, true).find("trump  value  deals    share             95 %\n"),
            std::string::npos)
      << statistics_view(record, true);
  EXPECT_EQ(statistics_csv(record).substr(0, 41), "trump,value,count,p,p_low,p_high,mean,se,");
  const std::string json = statistics_json(record);
  EXPECT_NE(json.find("\"p_low\":"), std::string::npos);
  EXPECT_EQ(statistics_json(read_statistics(json).value()), json);
  // A row that is all of its contract is no share.
  const StatisticsRecord all = sampled(all_contracts(Question::kScore, {"contract"}), {1, 0, 9});
  EXPECT_EQ(statistics_json(all).find("p_low"), std::string::npos);
  EXPECT_EQ(statistics_csv(all).find("p_low"), std::string::npos);
}

// What is taken for known stands above the table.
TEST(StatisticsView, SaysWhatIsAssumed) {
  const auto says = [](const char* game, int seats, const char* contract, const char* declarer) {
    StatisticsHeading asked;
    asked.question = Question::kTricks;
    asked.game = game;
    asked.seats = seats;
    asked.contract = contract;
    asked.declarer = declarer;
    StatisticsRecord record{.heading = asked,
                            .columns = read_columns(asked).value(),
                            .population = Population{.seed = 1, .first = 0, .deals = 1},
                            .examined = 1,
                            .counted = 1,
                            .statistics = {}};
    record.statistics.add({}, {.deals = 1});
    const std::string text = statistics_view(record, true);
    const std::size_t begin = text.find("Everybody");
    return begin == std::string::npos ? "" : text.substr(begin, text.find("\n\n") - begin);
  };
  EXPECT_EQ(says("bridge", 4, "notrump", ""), "Everybody plays with open cards. North declares.");
  EXPECT_EQ(says("bridge", 4, "notrump", "3"), "Everybody plays with open cards.");
  EXPECT_EQ(says("sjavs", 4, "", ""), "Everybody plays with open cards.");
  EXPECT_EQ(says("sjavs", 4, "hearts", ""),
            "Everybody plays with open cards. Who wins the auction declares.");
  EXPECT_EQ(says("skat", 3, "grand", ""),
            "Everybody plays with open cards. Seat 1 declares.\n"
            "The declarer exchanges with open cards too, which nobody can: he wins less.");
  const StatisticsRecord hands = sampled(heading(Question::kLength), {1, 0, 9});
  EXPECT_EQ(statistics_view(hands, true).find("Everybody"), std::string::npos);
}

TEST(StatisticsReader, TakesWhateverComes) {
  for (const char* text : {"", "{", "[]", "5", "null", "\"\"", "{}", "{\"question\":5}", "\xFF"}) {
    const absl::StatusOr<StatisticsRecord> record = read_statistics(text);
    ASSERT_FALSE(record.ok()) << text;
    EXPECT_EQ(record.status().message().substr(0, 13), "not a table: ") << text;
  }
  EXPECT_FALSE(read_statistics(std::string(100'000, '[')).ok());
}

RC_GTEST_PROP(StatisticsReader, TakesWhateverComesOfATable, ()) {
  std::string text = kTable;
  const auto changes = *rc::gen::inRange(1, 4);
  for (int i = 0; i < changes; ++i) {
    const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
    text[at] = *rc::gen::arbitrary<char>();
  }
  const absl::StatusOr<StatisticsRecord> record = read_statistics(text);
  if (record.ok())
    RC_ASSERT(!statistics_json(*record).empty() && !statistics_view(*record, true).empty());
}

// ---- For people ---------------------------------------------------------------------------------

std::size_t widest_line(const std::string& text) {
  std::size_t widest = 0;
  for (const absl::string_view line : absl::StrSplit(text, '\n')) {
    widest = std::max(widest, width(std::string(line)));
  }
  return widest;
}

TEST(StatisticsView, FitsOnAScreen) {
  for (const StatisticsRecord& record :
       {sampled(heading(Question::kLength), {1, 1'000'000, 1000}),
        sampled(heading(Question::kVol, {"trumps(declarer)"}), {1, 0, 20}),
        sampled(heading(Question::kScore, {"trump"}), {1, 0, 20}),
        sampled(all_contracts(Question::kScore, {"contract"}), {1, 0, 20}),
        sampled(heading(Question::kAuction), {1, 0, 1000})}) {
    const std::string text = statistics_view(record, true);
    EXPECT_LE(widest_line(text), 80U) << text;
  }
}

TEST(StatisticsView, HasBarsOfEightToThirtyColumnsOrNone) {
  const auto longest_bar = [](const StatisticsRecord& record) {
    const std::string text = statistics_view(record, false);
    std::size_t bar = 0;
    while (text.find(std::string(bar + 1, '#')) != std::string::npos) ++bar;
    return bar;
  };
  EXPECT_EQ(longest_bar(sampled(heading(Question::kTricks), {1, 0, 10})), 30U);
  const std::string key = "trumps(declarer) + 100";
  EXPECT_EQ(longest_bar(sampled(heading(Question::kTricks, {key}), {1, 0, 10})), 8U);
  EXPECT_EQ(longest_bar(sampled(heading(Question::kTricks, {key + " + 100"}), {1, 0, 10})), 0U);
}

// Each part begins with the keys, and a mean keeps its reach beside it.
TEST(StatisticsView, IsFoldedWhereTheScreenIsTooNarrow) {
  const StatisticsRecord record = sampled(heading(Question::kScore, {"trump"}), {1, 0, 20});
  EXPECT_EQ(statistics_view(record, true, 90).find("\n\n   trump     lost"), std::string::npos);
  const std::string folded = statistics_view(record, true, 45);
  const std::string table = folded.substr(folded.find("\n\n") + 2);
  EXPECT_LE(widest_line(table), 45U) << folded;
  EXPECT_NE(table.find("   trump  deals    share              95 %\n"), std::string::npos)
      << folded;
  EXPECT_NE(table.find("\n\n   trump    mean     +/-\n"), std::string::npos) << folded;
  EXPECT_NE(table.find("\n\n   trump     lost"), std::string::npos) << folded;
}

// The bars of deals with these values, behind the last column.
std::vector<std::string> bars_of(const std::vector<std::int64_t>& values, bool symbols) {
  StatisticsRecord record;
  record.heading = heading(Question::kScore, {"length(1)"});
  record.columns = read_columns(record.heading).value();
  for (std::size_t i = 0; i < values.size(); ++i) {
    Tally tally;
    tally.add(values[i]);
    record.statistics.add(RowKey{static_cast<std::int64_t>(i)}, tally);
  }
  std::vector<std::string> bars;
  const std::string text = statistics_view(record, symbols);
  for (const std::string& line : std::vector<std::string>(absl::StrSplit(text, '\n'))) {
    const std::size_t end = line.rfind(" %");
    if (end != std::string::npos && line.size() > end + 4) bars.push_back(line.substr(end + 4));
  }
  return bars;
}

TEST(StatisticsView, DrawsWhatIsBelowZeroToTheLeft) {
  const std::string line = std::string(17, ' ') + "|";
  EXPECT_EQ(bars_of({-15, 0, 6}, false),
            (std::vector<std::string>{std::string(17, '#') + "|", line, line + "#######"}));
  EXPECT_EQ(bars_of({5, 10}, false),
            (std::vector<std::string>{std::string(14, '#'), std::string(28, '#')}));
  // Half a column is the least that a bar to the left can show.
  std::string eleven;
  for (int i = 0; i < 11; ++i) eleven += "\u2588";
  EXPECT_EQ(bars_of({-5, -10}, true),
            (std::vector<std::string>{std::string(11, ' ') + "\u2590" + eleven + "\u2502",
                                      eleven + eleven + "\u2588\u2502"}));
}

TEST(StatisticsView, SaysOfWhichDealsItIs) {
  const StatisticsRecord record = sampled(heading(Question::kScore), {1, 0, 10});
  const std::string deals = "Deals 0 to 9 of seed 1; 9 of 10 deals count: 90.00 %.";
  const std::string intervals =
      "95 % confidence intervals: Student's t for means, Wilson for shares.";
  EXPECT_EQ(statistics_population(record, 200),
            (std::vector<std::string>{deals + " " + intervals}));
  EXPECT_EQ(statistics_population(record, 80), (std::vector<std::string>{deals, intervals}));
  const StatisticsRecord all = sampled(all_contracts(Question::kScore, {"contract"}), {1, 0, 10});
  EXPECT_EQ(statistics_population(all, 80).front(),
            "Deals 0 to 9 of seed 1, each in 4 contracts; 9 of 10 deals count: 90.00 %.");
  EXPECT_NE(statistics_view(all, true).find("Shares are within a contract.\n"), std::string::npos);
  EXPECT_EQ(statistics_view(record, true).find("Shares"), std::string::npos);
}

TEST(StatisticsView, SaysWhatWasAskedFirst) {
  const auto headline = [](const StatisticsHeading& asked) {
    return statistics_headline(sampled(asked, {1, 0, 10}));
  };
  EXPECT_EQ(headline(heading(Question::kAuction)),
            "Somebody bids five or more: 90.00 % (59.58 to 98.21 %).");
  EXPECT_EQ(headline(heading(Question::kLength)).substr(0, 32), "At least five, enough to bid: 30");
  EXPECT_NE(headline(heading(Question::kScore)).find(" on average; lost "), std::string::npos);
  EXPECT_EQ(headline(all_contracts(Question::kPoints, {"contract"})).substr(0, 17),
            "Most on average: ");
  EXPECT_EQ(headline(all_contracts(Question::kPoints, {"contract", "value"})), "");
  EXPECT_EQ(grouped(absl::uint128(4199700)), "4,199,700");
  EXPECT_EQ(grouped(absl::uint128(700)), "700");
}

// A mean of one deal is as wide as anything.
TEST(StatisticsView, GivesNoIntervalToOneDeal) {
  const StatisticsRecord record = sampled(heading(Question::kPoints), {1, 0, 1});
  ASSERT_EQ(record.statistics.deals(), absl::uint128(1));
  EXPECT_EQ(statistics_json(record).find("\"low\""), std::string::npos) << statistics_json(record);
  EXPECT_NE(statistics_view(record, true).find("  -  "), std::string::npos)
      << statistics_view(record, true);
  EXPECT_NE(statistics_csv(record).find(",,,,,sjavs,"), std::string::npos)
      << statistics_csv(record);
}

TEST(StatisticsView, HasARowForNoAndForYes) {
  const StatisticsRecord record = sampled(heading(Question::kVol), {1, 0, 1});
  EXPECT_EQ(statistics_csv(record),
            "vol,count,p,low,high,version,game,seats,options,rules,seed,first,deals\n"
            "false,1,1.00000000,0.02500000,1.00000000,,sjavs,4,,solo-vol=on tie-bonus=2 "
            "double-victory=on,1,0,1\n"
            "true,0,0.00000000,0.00000000,0.97500000,,sjavs,4,,solo-vol=on tie-bonus=2 "
            "double-victory=on,1,0,1\n");
}

TEST(StatisticsFigures, OfAllContractsAreSharesWithinOne) {
  StatisticsRecord record;
  record.heading = all_contracts(Question::kScore, {"value", "contract"});
  record.columns = read_columns(record.heading).value();
  record.statistics.add({2, 0}, {.deals = 30, .sum = 60, .squares = 120});
  record.statistics.add({4, 0}, {.deals = 10, .sum = 40, .squares = 160});
  record.statistics.add({4, 3}, {.deals = 5, .sum = 20, .squares = 80});
  const auto share = [&](const RowKey& key) {
    return Figures(record).of_row(key, record.statistics.rows().at(key)).share;
  };
  EXPECT_DOUBLE_EQ(share({2, 0}), 0.75);
  EXPECT_DOUBLE_EQ(share({4, 0}), 0.25);
  EXPECT_DOUBLE_EQ(share({4, 3}), 1);
  record.heading.contract = "";
  EXPECT_DOUBLE_EQ(share({4, 3}), 5.0 / 45);
}

// ---- Columns ------------------------------------------------------------------------------------

TEST(StatisticsColumns, AreNamedOnce) {
  EXPECT_EQ(read_columns(heading(Question::kAuction, {"declarer"})).status().message(),
            "a key \"declarer\": the rows have that anyway");
  EXPECT_EQ(read_columns(heading(Question::kAuction, {"clubs"})).status().message(),
            "a key \"clubs\": the rows have that anyway");
  EXPECT_TRUE(read_columns(heading(Question::kVol, {"declarer"})).ok());
}

// ---- Parts --------------------------------------------------------------------------------------

RC_GTEST_PROP(Merge, OfAnyPartsInAnyOrderIsTheWhole, ()) {
  constexpr std::uint64_t kDeals = 40;
  auto cuts = *rc::gen::container<std::vector<std::uint64_t>>(
      rc::gen::inRange<std::uint64_t>(0, kDeals + 1));
  cuts.push_back(0);
  cuts.push_back(kDeals);
  std::sort(cuts.begin(), cuts.end());
  std::vector<std::pair<std::uint64_t, std::uint64_t>> ranges;
  for (std::size_t i = 1; i < cuts.size(); ++i) {
    ranges.emplace_back(cuts[i - 1], cuts[i] - cuts[i - 1]);
  }
  std::vector<StatisticsRecord> parts;
  while (!ranges.empty()) {
    const auto next = ranges.begin() + *rc::gen::inRange(0, static_cast<int>(ranges.size()));
    parts.push_back(
        read_statistics(statistics_json(auctions(100 + next->first, next->second))).value());
    ranges.erase(next);
  }
  RC_ASSERT(merged(std::move(parts)) == statistics_json(auctions(100, kDeals)));
}

TEST(Merge, OfEmptyParts) {
  EXPECT_EQ(merged({auctions(5, 0), auctions(5, 0)}), statistics_json(auctions(5, 0)));
  EXPECT_EQ(merged({auctions(5, 10), auctions(15, 0), auctions(5, 0)}),
            statistics_json(auctions(5, 10)));
}

TEST(Merge, RefusesWhatIsNotOneRun) {
  EXPECT_EQ(merged({}), "no tables to merge");
  EXPECT_EQ(merged({auctions(0, 10), auctions(12, 8)}), "deals 10 to 11 are missing");
  EXPECT_EQ(merged({auctions(20, 10), auctions(12, 8), auctions(0, 5)}),
            "deals 5 to 11 are missing");
  EXPECT_EQ(merged({auctions(0, 10), auctions(9, 8)}), "deals 9 to 16 overlap with 0 to 9");
  EXPECT_EQ(merged({auctions(0, 10), auctions(0, 10)}), "deals 0 to 9 overlap with 0 to 9");
  EXPECT_EQ(merged({auctions(0, 10), auctions(10, 10, 2)}), "the tables are of different seeds");
  const std::string differ = "the tables answer different questions";
  EXPECT_EQ(merged({auctions(0, 10), sampled(heading(Question::kAuction), {1, 10, 10})}), differ);
  StatisticsRecord other = auctions(10, 10);
  other.heading.where = "1";
  EXPECT_EQ(merged({auctions(0, 10), other}), differ);
  other.population = {};
  EXPECT_EQ(merged({other}), statistics_json(other));
  EXPECT_EQ(merged({other, other}), "a table over all deals has no parts to merge");
}

TEST(Merge, KeepsSumsFromGrowingTooLarge) {
  StatisticsRecord many = auctions(0, 0);
  many.population->deals = kMostDeals;
  StatisticsRecord more = many;
  more.population->first = kMostDeals;
  EXPECT_EQ(merged({many, more}), "more than 1000000000000 deals in all");
}

// ---- Widths -------------------------------------------------------------------------------------

TEST(WidestInterval, IsOfRowsWithEnoughDeals) {
  StatisticsRecord record;
  record.heading = heading(Question::kVol);
  record.population = Population{1, 0, 200};
  EXPECT_EQ(widest_interval(record, 0), std::nullopt);
  record.statistics.add({0}, {.deals = 150});
  record.statistics.add({1}, {.deals = 50});
  const Interval interval = proportion_interval(150, 200);
  EXPECT_DOUBLE_EQ(*widest_interval(record, 100), interval.high - interval.low);
  EXPECT_EQ(widest_interval(record, 151), std::nullopt);
  record.heading.question = Question::kPoints;
  // A mean of 60 with a standard error of 1.
  record.statistics.add({2}, {.deals = 100, .sum = 6000, .squares = 9900 + 100 * 60 * 60});
  EXPECT_NEAR(*widest_interval(record, 100), 2 * 1.984217, 1e-6);  // t of 99 degrees of freedom
}

// ---- Cards that seats are to hold ---------------------------------------------------------------

TEST(FixedCardsText, IsRead) {
  const Game& sjavs = *find_game("sjavs");
  FixedCards expected{};
  expected[0] = {Card(Suit::kSpades, Rank::kAce), Card(Suit::kSpades, Rank::kKing),
                 Card(Suit::kClubs, Rank::kQueen)};
  expected[2] = {Card(Suit::kClubs, Rank::kTen)};
  EXPECT_EQ(read_fixed("1:AK..-.Q 3:...T", sjavs, 4).value(), expected);
  EXPECT_EQ(read_fixed(" 3:-.-.-.T\t1:-.-.-.Q 1:KA... ", sjavs, 4).value(), expected);
  EXPECT_EQ(read_fixed("seat 1: SA SK CQ / N: ...T", sjavs, 4).value(), expected);
  EXPECT_EQ(read_fixed("", sjavs, 4).value(), FixedCards{});
}

TEST(FixedCardsText, SaysWhatIsWrong) {
  const auto fault = [](const std::string& text, const char* game = "sjavs", int seats = 4) {
    const auto fixed = read_fixed(text, *find_game(game), seats);
    const std::string front = "cards to fix, \"";
    if (fixed.ok()) return std::string();
    EXPECT_EQ(fixed.status().message().substr(0, front.size()), front);
    return std::string(fixed.status().message().substr(front.size()));
  };
  EXPECT_EQ(fault("AK..-.Q"), "AK..-.Q\": expected SEAT:HAND, as in 1:AK..-.Q");
  EXPECT_EQ(fault("1:AK.."),
            "1:AK..\": expected 4 groups of ranks with dots between them, found "
            "3 in \"AK..\"");
  EXPECT_EQ(fault("1:A... 2:A..."), "2:A...\": SA is fixed twice");
  EXPECT_EQ(fault("1:A... 1:A..."), "1:A...\": SA is fixed twice");
  EXPECT_EQ(fault("1:9...", "klorsjavs", 3), "1:9...\": S9 is not in the pack");
  EXPECT_EQ(fault("2:AKQJT987.A.."), "2:AKQJT987.A..\": 9 cards for seat 2, a hand has 8");
  EXPECT_EQ(fault("2:AKQJ... 2:T987.A.."), "2:T987.A..\": 9 cards for seat 2, a hand has 8");
  for (const char* seat : {"0", "5", "", "x", "-1", "11"}) {
    EXPECT_NE(fault(absl::StrCat(seat, ":A...")), "") << seat;
  }
  EXPECT_NE(fault("4:A...", "sjavs", 3), "");
  EXPECT_NE(fault("1:A-K..."), "");
  EXPECT_NE(fault("1:-"), "");
}

RC_GTEST_PROP(FixedCardsText, WhateverItIsNothingHappens, (const std::string& text)) {
  const auto fixed = read_fixed(text, *find_game("sjavs"), 4);
  RC_ASSERT(fixed.ok() == fixed.status().message().empty());
}

}  // namespace matador::formats_statistics_test
