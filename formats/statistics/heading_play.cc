#include "formats/statistics/heading_play.h"

#include <optional>
#include <range/v3/algorithm/any_of.hpp>
#include <string>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_style.h"
#include "formats/cards/seating.h"
#include "formats/game_format.h"
#include "formats/input/game_tags.h"
#include "formats/input/problem.h"
#include "formats/input/tag_table.h"
#include "formats/query/contract_weights.h"
#include "formats/query/expression.h"
#include "formats/query/fixed_cards.h"
#include "formats/query/played.h"
#include "formats/words/text.h"

namespace matador {
namespace {

// Assigns a value that could be read; else gives its fault.
template <typename Field, typename T>
absl::Status assign(Field& field, absl::StatusOr<T> value) {
  if (!value.ok()) return value.status();
  field = *std::move(value);
  return absl::OkStatus();
}

// A contract with what is announced beside it, "grand hand", as the tags of a deal would have it;
// none where nothing is announced.
std::optional<DealRecord> announced_contract(const std::string& text, const Game& game) {
  DealRecord record;
  record.add(tags::kGame, std::string(game.name()));
  record.add(tags::kContract, text);
  format_of(game).tags->complete(record);
  const auto announces = [&](const KnownTag& tag) {
    return tag.asks && record.find(tag.name) != nullptr;
  };
  return ranges::any_of(format_of(game).tags->own, announces) ? std::optional(record)
                                                              : std::nullopt;
}

absl::Status read_contracts(const StatisticsHeading& heading, Query& query) {
  if (const auto record = announced_contract(heading.contract, *query.game)) {
    for (const KnownTag& known : format_of(*query.game).tags->own) {
      const Tag* tag = known.asks ? record->find(known.name) : nullptr;
      if (tag != nullptr) query.own_tags.push_back({tag->name, tag->value});
    }
    return assign(query.contract, read_contract(record->value(tags::kContract), *query.game));
  }
  query.all_contracts = plays_several(heading);
  const std::optional<std::string> choice = best_of(heading.contract);
  query.best_contract = choice.has_value();
  if (heading.contract.empty()) return absl::OkStatus();
  const absl::Status status =
      assign(query.weights, read_weights(choice.value_or(heading.contract), *query.game));
  if (!status.ok()) return status;
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
  return absl::InvalidArgumentError(absl::StrCat("bad glance ", in_quotes(heading.glance)));
}

}  // namespace

absl::Status read_heading_play(const StatisticsHeading& heading, Query& query) {
  const Game& game = *query.game;
  absl::Status status = read_contracts(heading, query);
  if (status.ok() && !heading.trump.empty()) {
    status = assign(query.trump, read_suit(heading.trump, card_style(game)));
  }
  if (status.ok() && !heading.declarer.empty()) {
    status = assign(query.declarer, read_seat(heading.declarer, game, query.seats));
  }
  if (status.ok()) status = assign(query.options, read_options(heading.options, game));
  if (status.ok()) status = read_looks(heading, query);
  if (heading.played.empty() || !status.ok()) return status;
  return assign(query.played, read_played(heading.played, game, query.seats));
}

absl::StatusOr<Query> query_of(const StatisticsHeading& heading) {
  const absl::StatusOr<const Game*> game = read_game(heading.game);
  if (!game.ok()) return game.status();
  Query query{.question = heading.question, .game = *game, .seats = heading.seats};
  absl::Status status = assign(query.fixed, read_fixed(heading.fix, **game, heading.seats));
  if (status.ok()) status = read_heading_play(heading, query);
  if (status.ok() && !heading.where.empty()) {
    status = assign(query.where, read_condition(heading.where, **game, heading.seats));
  }
  if (status.ok() && !heading.by.empty()) {
    const auto keys = read_keys(absl::StrJoin(heading.by, ","), **game, heading.seats);
    status = keys.status();
    if (keys.ok()) {
      for (const Key& key : *keys) query.by.push_back(key.expression);
    }
  }
  if (status.ok()) status = check_query(query);
  if (!status.ok()) return status;
  return query;
}

}  // namespace matador
