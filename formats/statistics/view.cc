#include "formats/statistics/view.h"

#include <algorithm>
#include <iterator>
#include <range/v3/algorithm/all_of.hpp>
#include <range/v3/algorithm/copy.hpp>
#include <range/v3/algorithm/find.hpp>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/query/contract_weights.h"
#include "formats/statistics/headline.h"
#include "formats/statistics/plot.h"
#include "formats/words/text.h"
#include "formats/words/text_table.h"
#include "solver/games/registry.h"
#include "solver/statistics/query.h"

namespace matador {

namespace {

// Two decimals are usually more than the intervals of sampled deals justify.
std::string percent(const StatisticsRecord& record, double part) {
  return record.population ? absl::StrFormat("%.2f %%", 100 * part)
                           : absl::StrFormat("%.4f %%", 100 * part);
}

std::string percent(const Interval& interval) {
  return absl::StrFormat("%.2f to %.2f %%", 100 * interval.low, 100 * interval.high);
}

bool has_value_key(const StatisticsRecord& record) {
  return ranges::find(record.heading.by, "value") != record.heading.by.end();
}

// The shares of auctions would leave the screen: they are shown for all rows together. Of deals
// with one value all are lost or none.
bool has_portion_columns(const StatisticsRecord& record) {
  return record.heading.question != Question::kAuction && !counts_values(record) &&
         !has_value_key(record);
}

// Of contracts beside each other: the mean of each, how far it lies behind the best on average, and
// how often it is the best of its deal, by how much; then what hands alone would name.
std::vector<std::string> comparison_names(const StatisticsRecord& record) {
  std::vector<std::string> names{"deals", "mean", "+/-"};
  if (is_paired(record.heading)) names.insert(names.end(), {"behind", "+/-"});
  names.insert(names.end(), {"best", "95 %", "by", "+/-"});
  const std::size_t averages = averages_of(record.heading).size();
  if (averages > 1) names.insert(names.end(), {"named", "loses", "+/-"});
  if (averages > 2) names.insert(names.end(), {"partner better", "gains", "+/-"});
  return names;
}

// Whether a row has a mean that is not its key.
bool has_mean_column(const StatisticsRecord& record) {
  return has_mean(record.heading.question) && !has_value_key(record);
}

bool has_share_interval(const StatisticsRecord& record) {
  return record.population && (!has_mean(record.heading.question) || has_shares(record));
}

// The columns behind the keys.
std::vector<std::string> figure_names(const StatisticsRecord& record) {
  if (record.heading.question == Question::kContract) return comparison_names(record);
  std::vector<std::string> names{"deals", "share"};
  if (has_share_interval(record)) names.emplace_back("95 %");
  if (has_mean_column(record)) names.insert(names.end(), {"mean", "+/-"});
  if (!record.heading.glance.empty()) names.emplace_back("worth");
  if (!has_portion_columns(record)) return names;
  for (const Portion& portion : portions_of(record.heading)) {
    names.emplace_back(portion.name);
    if (record.population) names.emplace_back("95 %");
  }
  return names;
}

// Of a mean that is an interval already: how far the intervals of its ends reach.
double reach(const Mean& mean) {
  return std::max(mean.mean - mean.interval->low, mean.interval->high - mean.highest);
}

// Of the values of a row.
std::optional<Mean> mean_of_row(const RowFigures& row) {
  if (!row.mean) return std::nullopt;
  return Mean{
      .mean = *row.mean, .highest = *row.mean_high, .standard_error = {}, .interval = row.interval};
}

void add_mean(const std::optional<Mean>& mean, std::vector<std::string>& cells) {
  const bool open = mean && mean->highest > mean->mean;
  cells.push_back(!mean  ? "-"
                  : open ? absl::StrFormat("%.3f to %.3f", mean->mean, mean->highest)
                         : absl::StrFormat("%.3f", mean->mean));
  const bool known = mean && mean->interval;
  cells.push_back(known ? absl::StrFormat("%.3f", reach(*mean)) : "-");
}

// A share; with the deals that may belong to it two.
std::string percent(const StatisticsRecord& record, const std::optional<Proportion>& portion) {
  if (!portion) return "-";
  if (portion->highest == portion->share) return percent(record, portion->share);
  return percent(Interval{portion->share, portion->highest});
}

std::vector<std::string> comparison(const StatisticsRecord& record, const Tally& tally,
                                    const RowFigures& row) {
  std::vector<std::string> cells{digits(tally.deals)};
  add_mean(mean_of_row(row), cells);
  if (is_paired(record.heading)) add_mean(row.behind, cells);
  cells.push_back(percent(record, row.portions[0]));
  const bool known = row.portions[0] && row.portions[0]->interval;
  cells.push_back(known ? percent(*row.portions[0]->interval) : "-");
  add_mean(row.averages[0], cells);
  if (row.averages.size() == 1) return cells;
  cells.push_back(percent(record, row.portions[1]));
  add_mean(row.averages[1], cells);
  if (row.averages.size() == 2) return cells;
  cells.push_back(percent(record, row.portions[2]));
  add_mean(row.averages[2], cells);
  return cells;
}

std::vector<std::string> figures(const StatisticsRecord& record, const Tally& tally,
                                 const RowFigures& row) {
  if (record.heading.question == Question::kContract) return comparison(record, tally, row);
  std::vector<std::string> cells{digits(tally.deals), percent(record, row.share)};
  if (has_share_interval(record)) {
    cells.push_back(percent(*(row.share_interval ? row.share_interval : row.interval)));
  }
  if (has_mean_column(record)) add_mean(mean_of_row(row), cells);
  if (!record.heading.glance.empty()) {
    cells.push_back(row.worth ? absl::StrFormat("%.0f", *row.worth) : "-");
  }
  if (!has_portion_columns(record)) return cells;
  for (const std::optional<Proportion>& portion : row.portions) {
    cells.push_back(percent(record, portion));
    if (record.population) {
      cells.push_back(portion && portion->interval ? percent(*portion->interval) : "-");
    }
  }
  return cells;
}

// The name of a suit, as suits are shown.
std::string shown(const std::string& cell, const CardStyle& style) {
  const absl::StatusOr<Suit> suit = read_suit(cell, style);
  return suit.ok() ? std::string(style.look.names[at(*suit)]) : cell;
}

// What the bar of a row is as long as; a row of no deals has no mean, and no bar.
std::optional<double> bar_of(const StatisticsRecord& record, const RowFigures& row) {
  if (record.heading.question == Question::kContract) {
    return row.portions[0].value_or(Proportion{}).share;
  }
  return draws_means(record) ? row.mean : row.share;
}

// Whether a column is the interval of the one before it.
bool is_interval(const std::string& name) { return name == "+/-" || name == "95 %"; }

TextTable table_of(const StatisticsRecord& record) {
  const CardStyle& style = card_style(*find_game(record.heading.game));
  std::vector<TextColumn> columns;
  for (const Column& column : record.columns) columns.push_back({.name = column.name});
  for (const std::string& name : figure_names(record)) {
    columns.push_back({.name = name, .joined = is_interval(name)});
  }
  TextTable table(columns);
  const Figures all(record);
  for (const auto& [key, tally] : rows_of(record)) {
    const RowFigures row = all.of_row(key, tally);
    std::vector<std::string> cells;
    for (std::size_t i = 0; i < key.size(); ++i) {
      cells.push_back(shown(record.columns[i].text(key[i]), style));
    }
    ranges::copy(figures(record, tally, row), std::back_inserter(cells));
    table.add(cells, {.bar = bar_of(record, row)});
  }
  return table;
}

// Sentences one behind the other, on a new line where they would leave the columns.
std::vector<std::string> in_lines(const std::vector<std::string>& sentences, std::size_t columns) {
  std::vector<std::string> lines;
  for (const std::string& sentence : sentences) {
    if (lines.empty() || width(lines.back()) + 1 + width(sentence) > columns) {
      lines.push_back(sentence);
    } else {
      absl::StrAppend(&lines.back(), " ", sentence);
    }
  }
  return lines;
}

// Of all hands: how often there is Stöck.
void add_melds(const StatisticsRecord& record, std::vector<std::string>& sentences) {
  const StatisticsHeading& heading = record.heading;
  if (!heading.where.empty() || !heading.by.empty() || !heading.fix.empty()) return;
  const DealShape shape = find_game(heading.game)->shape(heading.seats);
  const double hand = shape.hand_size;
  const double pack = shape.pack.size();
  sentences.push_back(absl::StrCat("Stöck, where a suit is trumps: ",
                                   percent(record, hand * (hand - 1) / (pack * (pack - 1))), "."));
}

// How many of the hands or deals count.
std::string matching(const StatisticsRecord& record) {
  const std::string all = grouped(record.examined);
  const bool where = !record.heading.where.empty() && record.heading.question != Question::kShare;
  const std::string things = things_counted(record);
  if (!record.population && !where) return absl::StrCat("All ", all, things);
  const Proportion share = counted_share(record);
  const bool in_some = plays_several(record.heading) && !condition_is_of_cards(record.heading);
  return absl::StrCat(grouped(record.counted), " of ", all, things, where ? " match" : " count",
                      in_some ? " in at least one contract: " : ": ",
                      where ? share_in_words(share) : percent(record, share.share));
}

// How many deals the limit has left open.
void add_open(const StatisticsRecord& record, std::vector<std::string>& sentences) {
  if (!record.heading.is_limited()) return;
  const bool several = plays_several(record.heading);  // and then these are not deals
  absl::uint128 open = open_like(record, {}, {});
  for (const auto& [key, tally] : record.statistics.rows()) open += tally.open;
  const char* where = record.heading.seconds.empty() ? "at --limit"
                      : record.heading.limit.empty() ? "after --seconds"
                                                     : "at --limit or after --seconds";
  if (open == 0) return sentences.push_back(absl::StrCat("No deal stopped ", where, "."));
  const std::string things =
      several     ? absl::StrCat(" of ", grouped(record.statistics.deals()), " values")
      : open == 1 ? " deal"
                  : " deals";
  sentences.push_back(
      absl::StrCat(grouped(open), things, " stopped ", where, ": the intervals are wider."));
}

std::vector<std::string> population_sentences(const StatisticsRecord& record) {
  if (!record.population) {
    std::vector<std::string> counted{matching(record) + ", counted."};
    if (record.heading.question == Question::kMelds) add_melds(record, counted);
    return counted;
  }
  const Population& population = *record.population;
  const bool several = plays_several(record.heading);
  std::vector<std::string> sentences{absl::StrFormat(
      "Deals %d to %d of seed %d%s%s.", population.first, population.first + population.deals - 1,
      population.seed, several ? absl::StrCat(", each in ", record.contracts, " contracts") : "",
      record.counted == record.examined ? "" : "; " + matching(record))};
  sentences.emplace_back(
      has_mean(record.heading.question)
          ? "95 % confidence intervals: Student's t for means, Wilson for shares."
          : "95 % confidence intervals by Wilson.");
  return sentences;
}

// Who declares, where the question does not say it: always the same, or the auction decides.
std::string declares(const Query& query, const Task& example) {
  if (query.declarer || !(query.contract || query.all_contracts || query.best_contract)) return "";
  if (query.game->has_auction()) return " Who wins the auction declares.";
  return absl::StrCat(" ", Players(*query.game, query.seats).title(example.declarer), " declares.");
}

// How many deals are looked at, and what that tells.
void add_glance(const StatisticsRecord& record, std::vector<std::string>& sentences) {
  const std::string& looks = record.heading.glance;
  if (looks.empty()) return;
  sentences.push_back(
      absl::StrCat(looks, " deals are looked at, and guessed, for each that is solved."));
  sentences.emplace_back("worth: so many solved deals alone would tell as much as the row.");
}

// What solved deals take for known, and players do not know.
void add_assumptions(const StatisticsRecord& record, std::vector<std::string>& sentences) {
  const absl::StatusOr<Query> query = query_of(record.heading);
  if (!query.ok() || !is_solved(*query)) return;
  const std::vector<Task> tasks = example_tasks(*query);
  if (tasks.empty()) return;
  sentences.push_back("Everybody plays with open cards." + declares(*query, tasks.front()));
  if (ranges::all_of(tasks, [](const Task& task) { return task.exchange.has_value(); })) return;
  sentences.emplace_back(
      "The declarer exchanges with open cards too, which nobody can: he wins less.");
}

// How often the points of each contract count.
void add_weights(const StatisticsRecord& record, std::vector<std::string>& sentences) {
  const StatisticsHeading& heading = record.heading;
  if (heading.question != Question::kContract) return;
  const Game& game = *find_game(heading.game);
  const auto weights = read_weights(heading.contract, game);
  if (!weights.ok()) return;
  for (const std::string& words : weights_in_words(*weights, game)) sentences.push_back(words);
}

// What the shares of the rows are of, where there are keys.
void add_shares(const StatisticsRecord& record, std::vector<std::string>& sentences) {
  const StatisticsHeading& heading = record.heading;
  if (heading.question == Question::kContract) return;  // of the deals of the row
  const bool mean = has_mean(heading.question);
  const std::size_t alike = heading.by.size() - (mean && !heading.by.empty() ? 1 : 0);
  if (heading.by.empty() || (mean && heading.shares.empty() && !plays_several(heading))) return;
  if (!shares_are_within(heading)) {
    sentences.emplace_back(plays_several(heading) ? "Shares are within a contract."
                                                  : "Shares are joint: of all rows.");
  } else if (alike > 0) {
    const std::vector<std::string> keys(heading.by.begin(),
                                        heading.by.begin() + static_cast<std::ptrdiff_t>(alike));
    sentences.push_back(
        absl::StrCat("Shares are within each value of ", absl::StrJoin(keys, ", "), "."));
  }
}

std::string auction_sentence(const StatisticsRecord& record) {
  Tally all;
  for (const auto& [key, tally] : record.statistics.rows()) all += tally;
  const auto share = [&](absl::uint128 deals) {
    return percent(record, proportion(record, deals, all.deals).share);
  };
  return absl::StrCat("Won by clubs over an equal suit: ", share(all.better),
                      "; with a choice of suits: ", share(all.choice), ".");
}

std::vector<std::string> all_sentences(const StatisticsRecord& record) {
  std::vector<std::string> sentences = population_sentences(record);
  add_assumptions(record, sentences);
  add_open(record, sentences);
  add_glance(record, sentences);
  add_weights(record, sentences);
  add_shares(record, sentences);
  if (record.heading.question == Question::kAuction) {
    sentences.push_back(auction_sentence(record));
  }
  return sentences;
}

}  // namespace

std::string statistics_title(const StatisticsHeading& heading) {
  std::string text = absl::StrCat(question_name(heading.question), ": ", heading.game, ", ",
                                  heading.seats, " players");
  for (const HeadingText& one : kHeadingTexts) {
    const std::string& value = heading.*one.text;
    const bool told =
        one.text != &StatisticsHeading::shares && one.text != &StatisticsHeading::glance;
    if (told && !value.empty()) absl::StrAppend(&text, ", ", one.key.name, " ", value);
  }
  return text;
}

std::vector<std::string> statistics_population(const StatisticsRecord& record,
                                               std::size_t columns) {
  return in_lines(population_sentences(record), columns);
}

std::string statistics_view(const StatisticsRecord& record, bool symbols, std::size_t screen) {
  const std::string headline = statistics_headline(record);
  return absl::StrCat(
      statistics_title(record.heading), "\n", headline, headline.empty() ? "" : "\n",
      absl::StrJoin(in_lines(all_sentences(record), kScreen), "\n"), "\n\n",
      table_of(record).text({.screen = screen, .keys = record.columns.size(), .symbols = symbols}));
}

std::string statistics_markdown(const StatisticsRecord& record) {
  const std::string headline = statistics_headline(record);
  return absl::StrCat("**", escaped_markdown(statistics_title(record.heading)), "**\n\n",
                      escaped_markdown(headline), headline.empty() ? "" : "\n\n",
                      escaped_markdown(absl::StrJoin(all_sentences(record), " ")), "\n\n",
                      table_of(record).markdown());
}

}  // namespace matador
