// A probability table with everything that is needed to make it again, as an object of JSON. Parts
// of a run are stored and merged in this form.
//
//   StatisticsRecord part = read_statistics(text).value();
//   absl::StatusOr<StatisticsRecord> whole = merge_statistics({part_1, part_2, part_3});
//   std::string json = statistics_json(*whole);

#ifndef MATADOR_FORMATS_STATISTICS_RECORD_H_
#define MATADOR_FORMATS_STATISTICS_RECORD_H_

#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/output/fields.h"
#include "formats/query/expression.h"
#include "solver/statistics/comparison.h"
#include "solver/statistics/sample.h"
#include "solver/statistics/statistics.h"

namespace matador {

// The most deals of a run, and the highest number of a first deal.
inline constexpr std::uint64_t kMostDeals = 1'000'000'000'000;
inline constexpr std::uint64_t kLastFirstDeal =
    std::numeric_limits<std::uint64_t>::max() - 2 * kMostDeals;

// Deals number `first` to `first + deals - 1` of a seed.
struct Population {
  std::uint64_t seed = 0;
  std::uint64_t first = 0;
  std::uint64_t deals = 0;
  bool operator==(const Population&) const = default;
};

// The population in JSON if all deals were counted.
inline constexpr char kAllDeals[] = "all";

// The question. The texts are as they were given; an empty text was not given.
struct StatisticsHeading {
  Question question = Question::kLength;
  std::string game;
  int seats = 0;
  std::string contract;
  std::string trump;
  std::string declarer;
  std::string options;
  std::string fix;
  std::string played;
  std::string where;
  std::string shares;   // "joint" or "within"; not given: as is usual for the question
  std::string limit;    // of nodes for each value
  std::string seconds;  // for each value
  std::string glance;   // deals that are looked at for each that is solved
  std::vector<std::string> by;
  bool operator==(const StatisticsHeading&) const = default;

  // Whether some deals may not be solved.
  bool is_limited() const { return !limit.empty() || !seconds.empty(); }
};

// Whether each deal is played in several contracts: "all", or a list.
bool plays_several(const StatisticsHeading& heading);

// What each contract counts, as weights_text() has it, where contracts are compared in a game
// without a score; else empty. It follows from the heading, and is written and read with it, so
// that points that were counted otherwise are not taken for these.
std::string weights_of(const StatisticsHeading& heading);

// The rule options as they hold, as [Options "..."] has them: those of the heading, and of the
// others the defaults. It follows from the heading, and is written and read with it, so that a
// table of other defaults is not taken for this one.
std::string rules_of(const StatisticsHeading& heading);

// A text of the question that may be missing, by its key in JSON.
struct HeadingText {
  FieldText key;
  std::string StatisticsHeading::*text;
};
inline constexpr std::array kHeadingTexts{
    HeadingText{{"contract", "string?",
                 "The same, as it was written; absent where it was not. Contracts, and what `best` "
                 "and `C*K` mean: `matador help table --full`. `shares` is `joint` or `within`; "
                 "`glance`, how many deals are looked at for each that is solved."},
                &StatisticsHeading::contract},
    HeadingText{{"trump", "Suit?"}, &StatisticsHeading::trump},
    HeadingText{{"declarer", "string?"}, &StatisticsHeading::declarer},
    HeadingText{{"options", "string?", nullptr, "", 4}, &StatisticsHeading::options},
    HeadingText{{"fix", "string?"}, &StatisticsHeading::fix},
    HeadingText{{"played", "string?"}, &StatisticsHeading::played},
    HeadingText{{"where", "string?"}, &StatisticsHeading::where},
    HeadingText{{"shares", "('joint' | 'within')?"}, &StatisticsHeading::shares},
    HeadingText{{"limit", "string?"}, &StatisticsHeading::limit},
    HeadingText{{"seconds", "string?"}, &StatisticsHeading::seconds},
    HeadingText{{"glance", "string?"}, &StatisticsHeading::glance}};

// The columns of the rows: first the keys, then what the question itself tells. InvalidArgument
// where there is no such game, or not for this number of players, where the keys are none, or are
// not those that tell several contracts apart, or one is named like a column of the question.
absl::StatusOr<std::vector<Column>> read_columns(const StatisticsHeading& heading);

struct StatisticsRecord {
  StatisticsHeading heading;
  std::vector<Column> columns;           // of `heading`
  std::optional<Population> population;  // none: all deals, or all hands, were counted
  int contracts = 1;                     // in how many each deal was played
  // Deals of the population, or all that there are, and those of them that count. In several
  // contracts a deal has several rows, so that the rows together have more.
  absl::uint128 examined = 0;
  absl::uint128 counted = 0;
  Statistics statistics;
  bool out_of_time = false;  // some deals took more than the seconds
  // Of the program that answered; of a merged table all, "2.0.0, 2.1.0". Empty: it is not told.
  std::string version = {};

  // Adds what further deals of the same question have given; their numbers are the caller's.
  void add(const Sample& sample);
  void add(const StatisticsRecord& part);
};

// The keys that tell all contracts of a game apart.
std::vector<std::string> keys_of_contracts(const Game& game);

// The columns of the heading must be readable.
std::vector<Portion> portions_of(const StatisticsHeading& heading);
std::vector<Average> averages_of(const StatisticsHeading& heading);
// What is said about them, of most questions and of `contract`.
FieldTexts part_fields();
FieldTexts compared_part_fields();

// Whether the portion counts unsolved deals of its own: others than the open ones of its row.
bool has_own_open(const StatisticsHeading& heading, const Portion& portion);

// Whether the condition, if there is one, looks at nothing but the cards that were dealt.
bool condition_is_of_cards(const StatisticsHeading& heading);

// Whether contracts are compared over the same deals: no key and no condition looks at the
// contract, so that each group has all contracts of its deals.
bool is_paired(const StatisticsHeading& heading);

// A proportion, with its interval if deals were sampled; `open` deals more may belong to it, which
// were not solved within the limit.
struct Proportion {
  double share;
  std::optional<Interval> interval;
  double highest = share;  // with the open ones
};
Proportion proportion(const StatisticsRecord& record, absl::uint128 count, absl::uint128 of,
                      absl::uint128 open = 0);
// Of the deals that count, in all that were examined, one or more.
Proportion counted_share(const StatisticsRecord& record);

// The values that a deal can have, wherever its cards lie: no interval of a mean leaves them.
Interval ends_of_values(const StatisticsHeading& heading);
// Those of the difference of two of these; and those of a further mean: what is lost, or won by, is
// never below 0.
Interval ends_of_difference(Interval values);
Interval ends_of(const Average& average, Interval values);

// The deals without an answer of yes or no, in the rows that agree with `key` in these places.
absl::uint128 open_like(const StatisticsRecord& record, const RowKey& key,
                        const std::vector<std::size_t>& places);

// Whether each row's share is of the rows with the same keys, where rows have means with the same
// keys but the last. Else it is joint: of all rows, with several contracts of those in the same
// one. Shares are joint where rows have means, unless --shares says something else.
bool shares_are_within(const StatisticsHeading& heading);

// Whether the rows are shares of something: they have keys that divide it.
bool has_shares(const StatisticsRecord& record);

// A mean with its standard error; of one deal alone it has none, and no interval.
// The lowest mean, with its error, and the highest, if some numbers are only known to lie between
// bounds, and an interval that is that of both.
struct Mean {
  double mean;
  double highest;
  std::optional<double> standard_error;
  std::optional<Interval> interval;
};
// The mean of sums over one deal or more, that were sampled; its interval lies within `ends`.
Mean mean_of(const BoundedSums& sums, absl::uint128 deals, Interval ends = kNoEnds);
// The mean of the values of one deal or more, by glances too where the table has them and they can
// be used; then also what it is worth, in solved deals.
struct MeanOfValues : Mean {
  std::optional<double> worth = {};
};
MeanOfValues mean_of_values(const StatisticsHeading& heading, const Tally& tally,
                            Interval ends = kNoEnds);
// The share of yes of a table with glances, in the rows that agree in some columns; or none, where
// it is that of the solved deals. `yes`: the sum of these rows of yes; `of`: the deals.
std::optional<DifferenceEstimate> share_by_glance(const StatisticsHeading& heading,
                                                  const Tally& yes, absl::uint128 of);
// Whether a row holds looks: those of no and of yes stand in that of yes.
bool has_looks(const StatisticsHeading& heading, const RowKey& key);

// What is said about a row beside its counts. The interval, of the mean or of the share, is there
// where deals were sampled; of a mean of one deal there is none. Where there is a mean the share
// has an interval of its own, unless the row is all that it is a share of by its keys.
struct RowFigures {
  double share;
  std::optional<double> mean;
  std::optional<Interval> interval;
  // In the order of portions_of(), and of averages_of(); none of no deals.
  std::vector<std::optional<Proportion>> portions;
  std::vector<std::optional<Mean>> averages = {};
  std::optional<Interval> share_interval = {};
  std::optional<double> mean_high = {};  // where not all values are proven more than the mean
  // How much less this contract is worth over the same deals than the one of the highest mean (with
  // a limit, of the highest middle of what is proven), which itself has none.
  std::optional<Mean> behind = {};
  std::optional<double> standard_error = {};  // of the mean
  std::optional<double> worth = {};           // in solved deals, where glances were used
};

// The notes to the rows of a table; each needs the deals of all rows that it is a share of.
class Figures {
 public:
  explicit Figures(const StatisticsRecord& record);  // which must outlive this
  RowFigures of_row(const RowKey& key, const Tally& tally) const;

 private:
  std::optional<Mean> behind(const RowKey& key) const;
  void add_share_by_glance(const RowKey& key, RowFigures& figures) const;

  const StatisticsRecord& record_;
  std::vector<std::size_t> places_;  // of the columns in which the rows of a share agree
  Groups groups_;
  Interval ends_;  // of values
  bool is_paired_;
  std::ptrdiff_t contract_columns_;  // the last of the columns, where contracts are compared
};

// Whether numbers between two others have rows of no deals: of means, and of lengths.
bool may_have_rows_of_none(Question question);

// The rows of the table, and those of no deals that are known beforehand: a no for each yes, and
// the other way round; and where the last column counts in steps, each number between two rows that
// agree in the others.
std::map<RowKey, Tally> rows_of(const StatisticsRecord& record);

// The width of the widest interval of rows with at least `least` deals, of contracts over the same
// deals that of the differences; none if there is no such row.
std::optional<double> widest_interval(const StatisticsRecord& record, std::uint64_t least);

// A count in digits.
std::string digits(absl::uint128 count);

std::string question_name(Question question);
// "match" is "vol" too, and "win" is "score".
std::optional<Question> find_question(std::string_view name);
std::vector<std::string> question_names();

// What is said about the fields of a table, of its rows, and of what these have.
FieldTexts table_fields();
FieldTexts row_fields();
FieldTexts compared_row_fields();  // of the question `contract`
FieldTexts looked_row_fields();    // with glances
FieldTexts portion_fields();
FieldTexts average_fields();
FieldTexts behind_fields();

nlohmann::ordered_json statistics_object(const StatisticsRecord& record);
// The same on a line. Proportions are of the deals with the same keys.
std::string statistics_json(const StatisticsRecord& record);
// The rows, with a line of names above them.
std::string statistics_csv(const StatisticsRecord& record);

// InvalidArgument, with what is wrong, if `text` is no such object, or its numbers are impossible.
absl::StatusOr<StatisticsRecord> read_statistics(std::string_view text);

// The table of a whole run from the tables of its parts, in any order; a part may have no deals.
// One table alone is the whole. InvalidArgument, naming the deals, if the parts answer different
// questions, overlap, or leave a gap.
absl::StatusOr<StatisticsRecord> merge_statistics(std::vector<StatisticsRecord> parts);

}  // namespace matador

#endif  // MATADOR_FORMATS_STATISTICS_RECORD_H_
