#include "formats/statistics/headline.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/input/problem.h"
#include "formats/query/contract_weights.h"
#include "formats/query/expression.h"
#include "formats/query/fixed_cards.h"
#include "formats/words/text.h"
#include "solver/games/registry.h"
#include "solver/hand_on.h"
#include "solver/statistics/hand_counts.h"

namespace matador {

// ---- Headline -----------------------------------------------------------------------------------

namespace {

const Game& game_of(const StatisticsRecord& record) { return *find_game(record.heading.game); }

std::string number_word(int number) {
  constexpr std::array kWords{"no",  "one",   "two",   "three", "four", "five",
                              "six", "seven", "eight", "nine",  "ten"};
  const auto place = static_cast<std::size_t>(number);
  return place < kWords.size() ? kWords[place] : absl::StrCat(number);
}

// Of a question of yes and no: the deals that were not solved within the limit.
absl::uint128 open_deals(const StatisticsRecord& record) { return open_like(record, {}, {}); }

// How many of the deals have at least this in the first column behind the keys.
absl::uint128 deals_with(const StatisticsRecord& record, std::int64_t least) {
  absl::uint128 deals = 0;
  for (const auto& [key, tally] : record.statistics.rows()) {
    if (key[record.heading.by.size()].value_or(0) >= least) deals += tally.deals;
  }
  return deals;
}

std::string share_with(const StatisticsRecord& record, std::int64_t least) {
  return share_in_words(
      proportion(record, deals_with(record, least), record.statistics.deals(), open_deals(record)));
}

std::optional<DifferenceEstimate> yes_by_glance(const StatisticsRecord& record) {
  Tally yes;
  for (const auto& [key, tally] : record.statistics.rows()) {
    if (key.back() == 1) yes += tally;
  }
  return share_by_glance(record.heading, yes, record.statistics.deals());
}

// The share of deals of which the answer is yes, with both numbers of deals.
std::string yes_share(const StatisticsRecord& record) {
  if (const std::optional<DifferenceEstimate> share = yes_by_glance(record)) {
    return absl::StrCat(share_in_words({.share = share->value, .interval = share->interval}),
                        " of deals.");
  }
  const absl::uint128 yes = deals_with(record, 1);
  const absl::uint128 open = open_deals(record);
  const std::string most = open > 0 ? " to " + grouped(yes + open) : "";
  return absl::StrCat(grouped(yes), most, " of ", grouped(record.statistics.deals()),
                      counts_hands(record.heading) ? " hands" : " deals", ": ",
                      share_with(record, 1), ".");
}

std::string mean_in_words(const StatisticsRecord& record, const Tally& tally) {
  const Mean mean = mean_of_values(record.heading, tally, ends_of_values(record.heading));
  std::string text = absl::StrFormat("%.3f", mean.mean);
  if (tally.open > 0) absl::StrAppendFormat(&text, " to %.3f", mean.highest);
  if (!record.population || !mean.interval) return text;
  return text + absl::StrFormat(" (%.3f to %.3f)", mean.interval->low, mean.interval->high);
}

// The contract of a row, where no other keys divide them.
std::string names_of(const StatisticsRecord& record, const RowKey& key) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < key.size(); ++i) names.push_back(record.columns[i].text(key[i]));
  return absl::StrJoin(names, " in ");
}

// The middle of what is proven of the mean.
double middle(const StatisticsRecord& record, const Tally& tally) {
  const Mean mean = mean_of_values(record.heading, tally);
  return (mean.mean + mean.highest) / 2;
}

// Of several contracts the best, where no other keys divide them.
std::string best_contract(const StatisticsRecord& record) {
  const StatisticsHeading& heading = record.heading;
  if (heading.by != keys_of_contracts(game_of(record))) return "";
  const bool least = game_of(record).info().counts_penalties;
  const auto& rows = record.statistics.rows();
  const auto is_solved = [](const auto& row) { return row.second.deals > 0; };
  auto best = std::find_if(rows.begin(), rows.end(), is_solved);
  for (auto row = best; row != rows.end(); ++row) {
    if (!is_solved(*row)) continue;
    const double more = middle(record, row->second) - middle(record, best->second);
    if (least ? more < 0 : more > 0) best = row;
  }
  return absl::StrCat(least ? "Least" : "Most", " on average: ", names_of(record, best->first),
                      ", ", mean_in_words(record, best->second), ".");
}

// Sums of all rows.
Mean over_all(const StatisticsRecord& record, const Average& average) {
  Tally all;
  for (const auto& [key, tally] : record.statistics.rows()) all += tally;
  return mean_of(all.*average.sums, all.*average.of,
                 ends_of(average, ends_of_values(record.heading)));
}

std::string in_words(const Mean& mean) {
  std::string text = absl::StrFormat("%.3f", mean.mean);
  if (mean.highest > mean.mean) absl::StrAppendFormat(&text, " to %.3f", mean.highest);
  if (!mean.interval) return text;
  return text + absl::StrFormat(" (%.3f to %.3f)", mean.interval->low, mean.interval->high);
}

// The contract that is nearest behind the best on average, over the same deals.
std::string next_contract(const StatisticsRecord& record) {
  const Figures figures(record);
  const RowKey* next = nullptr;
  std::optional<Mean> least;
  for (const auto& [key, tally] : record.statistics.rows()) {
    const std::optional<Mean> behind = figures.of_row(key, tally).behind;
    if (!behind || (least && behind->mean + behind->highest >= least->mean + least->highest)) {
      continue;
    }
    next = &key;
    least = behind;
  }
  if (next == nullptr) return "";
  const bool clear = least->interval && least->interval->low > 0;
  const bool open = least->highest > least->mean;
  const bool equal = least->interval && least->mean == 0 && least->interval->high == 0;
  if (equal && !open) {
    return absl::StrCat("\n", names_of(record, *next), " is worth the same in every deal.");
  }
  return absl::StrCat("\nNext is ", names_of(record, *next), ", ", in_words(*least),
                      " less over the same deals",
                      clear  ? "."
                      : open ? ": not decided."
                             : ": within chance.");
}

// What naming a contract by the own hand loses, and what pushing it wins.
std::string by_hands(const StatisticsRecord& record) {
  const std::vector<Portion> portions = portions_of(record.heading);
  const std::vector<Average> averages = averages_of(record.heading);
  if (portions.size() == 1) return "";
  Tally all;
  for (const auto& [key, tally] : record.statistics.rows()) all += tally;
  if (all.named == 0) return "";
  std::string loss =
      absl::StrCat("Named by the declarer's own hand: ", in_words(over_all(record, averages[1])),
                   " less than the best of the deal.");
  if (portions.size() == 2) return loss;
  const Mean gain = over_all(record, averages[2]);
  const Proportion better = proportion(record, all.pushed, all.named, all.pushed_open);
  return absl::StrCat(loss, "\nPushed, and named by his partner's hand: ", in_words(gain),
                      " more than by his own;\nbetter in ", share_in_words(better), ".");
}

std::string comparison_headline(const StatisticsRecord& record) {
  std::string text = best_contract(record);
  if (!text.empty()) absl::StrAppend(&text, next_contract(record), "\n");
  absl::StrAppend(&text, by_hands(record));
  if (absl::EndsWith(text, "\n")) text.pop_back();
  return text;
}

std::string mean_headline(const StatisticsRecord& record) {
  if (plays_several(record.heading)) return best_contract(record);
  Tally all;
  for (const auto& [key, tally] : record.statistics.rows()) all += tally;
  const char* unit = record.heading.question == Question::kPoints   ? " card points"
                     : record.heading.question == Question::kTricks ? " tricks"
                                                                    : "";
  std::string text = absl::StrCat(mean_in_words(record, all), unit, " on average");
  for (const Portion& portion : portions_of(record.heading)) {
    absl::StrAppend(&text, "; ", std::string(portion.name), " ",
                    share_in_words(proportion(record, all.*portion.deals, all.deals, all.open)));
  }
  return text + ".";
}

// The mean of the numbers in the first column behind the keys.
double mean_outcome(const StatisticsRecord& record) {
  double sum = 0;
  for (const auto& [key, tally] : record.statistics.rows()) {
    sum += static_cast<double>(key[record.heading.by.size()].value_or(0)) *
           static_cast<double>(tally.deals);
  }
  return sum / static_cast<double>(record.statistics.deals());
}

std::string length_headline(const StatisticsRecord& record) {
  const std::optional<Bidding> bidding = game_of(record).info().bidding;
  if (!bidding) return absl::StrFormat("%.3f trumps on average.", mean_outcome(record));
  return absl::StrCat("At least ", number_word(bidding->shortest),
                      ", enough to bid: ", share_with(record, bidding->shortest), ".");
}

}  // namespace

std::string grouped(absl::uint128 count) {
  std::string text = digits(count);
  for (std::size_t end = text.size(); end > 3; end -= 3) text.insert(end - 3, ",");
  return text;
}

std::string share_in_words(const Proportion& share) {
  std::string text = absl::StrFormat("%.2f", 100 * share.share);
  if (share.highest > share.share) absl::StrAppendFormat(&text, " to %.2f", 100 * share.highest);
  text += " %";
  if (!share.interval) return text;
  return text + absl::StrFormat(" (%.2f to %.2f %%)", 100 * share.interval->low,
                                100 * share.interval->high);
}

std::string things_counted(const StatisticsRecord& record) {
  if (record.heading.question == Question::kMatadors) {
    const DealShape& shape = game_of(record).shape(record.heading.seats);
    const bool talon = shape.talon_size() > 0;
    return absl::StrCat(" ways to deal the declaring side its cards",
                        talon ? ", the talon among them" : "");
  }
  if (counts_hands(record.heading) && !record.population) return " hands";
  return " deals";
}

bool counts_hands(const StatisticsHeading& heading) {
  if (heading.question != Question::kShare) {
    return heading.question == Question::kLength || heading.question == Question::kMelds;
  }
  const Game& game = *find_game(heading.game);
  Query query{.question = Question::kShare, .game = &game, .seats = heading.seats};
  const auto where = read_condition(heading.where, game, heading.seats);
  if (where.ok()) query.where = *where;
  if (!heading.by.empty()) {
    const auto keys = read_keys(absl::StrJoin(heading.by, ","), game, heading.seats);
    if (!keys.ok()) return false;
    for (const Key& key : *keys) query.by.push_back(key.expression);
  }
  return seat_looked_at(query).has_value();
}

std::string statistics_headline(const StatisticsRecord& record) {
  if (record.statistics.deals() == 0) return "";
  const bool chosen = !record.heading.where.empty();  // then these say little
  // In several contracts each row of a contract has its own share.
  if (is_yes_or_no(record.heading.question) && plays_several(record.heading)) return "";
  switch (record.heading.question) {
    case Question::kShare:
      return "The condition is true of " + yes_share(record);
    case Question::kVol:
      return "With open cards every trick is won in " + yes_share(record);
    case Question::kBock:
      return "The tricks are shared in " + yes_share(record);
    case Question::kLength:
      return chosen ? "" : length_headline(record);
    case Question::kAuction:
      if (chosen) return "";
      return absl::StrCat("Somebody bids ", number_word(game_of(record).info().bidding->shortest),
                          " or more: ", share_with(record, 1), ".");
    case Question::kMelds:
      if (chosen) return "";
      return absl::StrCat("A meld or more: ", share_with(record, 1), ".");
    case Question::kContract:
      return comparison_headline(record);
    case Question::kMatadors:
      return absl::StrFormat("%.3f on average.", mean_outcome(record));
    default:
      return mean_headline(record);
  }
}

// ---- Heading play -------------------------------------------------------------------------------

namespace {

absl::Status read_contracts(const StatisticsHeading& heading, Query& query) {
  MATADOR_ASSIGN_OR_RETURN(const bool announced, read_announced_contract(heading.contract, query));
  if (announced) return absl::OkStatus();
  query.all_contracts = plays_several(heading);
  const std::optional<std::string> choice = best_of(heading.contract);
  query.best_contract = choice.has_value();
  if (heading.contract.empty()) return absl::OkStatus();
  MATADOR_ASSIGN_OR_RETURN(query.weights,
                           read_weights(choice.value_or(heading.contract), *query.game));
  for (const Weight& weight : query.weights) query.only.push_back(weight.contract);
  if (!query.all_contracts && !query.best_contract && !query.only.empty()) {
    query.contract = std::exchange(query.only, {}).front();
  }
  return absl::OkStatus();
}

absl::Status read_looks(const StatisticsHeading& heading, Query& query) {
  if (heading.glance.empty()) return absl::OkStatus();
  const bool is_number = absl::SimpleAtoi(heading.glance, &query.glance) && query.glance >= 1 &&
                         query.glance <= kMostLooks && absl::StrCat(query.glance) == heading.glance;
  if (is_number && guess_of(heading.question)) return absl::OkStatus();
  return invalid("bad glance ", in_quotes(heading.glance));
}

}  // namespace

absl::Status read_heading_play(const StatisticsHeading& heading, Query& query) {
  const Game& game = *query.game;
  MATADOR_RETURN_IF_ERROR(read_contracts(heading, query));
  if (!heading.trump.empty()) {
    MATADOR_ASSIGN_OR_RETURN(query.trump, read_suit(heading.trump, card_style(game)));
  }
  if (!heading.declarer.empty()) {
    const absl::StatusOr<Seat> declarer =
        read_seat(heading.declarer, game, query.seats, forehand(query.seats, query.dealer));
    if (!declarer.ok()) return invalid("declarer: ", declarer.status().message());
    query.declarer = *declarer;
  }
  MATADOR_ASSIGN_OR_RETURN(query.options, read_options(heading.options, game));
  MATADOR_RETURN_IF_ERROR(read_looks(heading, query));
  if (!heading.played.empty()) {
    MATADOR_ASSIGN_OR_RETURN(query.played, read_played(heading.played, game, query.seats));
  }
  return absl::OkStatus();
}

absl::StatusOr<Query> query_of(const StatisticsHeading& heading) {
  MATADOR_ASSIGN_OR_RETURN(const Game* game, read_game(heading.game));
  Query query{.question = heading.question, .game = game, .seats = heading.seats};
  MATADOR_ASSIGN_OR_RETURN(query.fixed, read_fixed(heading.fix, *game, heading.seats));
  MATADOR_RETURN_IF_ERROR(read_heading_play(heading, query));
  if (!heading.where.empty()) {
    MATADOR_ASSIGN_OR_RETURN(query.where, read_condition(heading.where, *game, heading.seats));
  }
  if (!heading.by.empty()) {
    MATADOR_ASSIGN_OR_RETURN(const auto keys,
                             read_keys(absl::StrJoin(heading.by, ","), *game, heading.seats));
    for (const Key& key : keys) query.by.push_back(key.expression);
  }
  MATADOR_RETURN_IF_ERROR(check_query(query));
  return query;
}

}  // namespace matador
