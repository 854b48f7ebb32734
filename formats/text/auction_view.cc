#include "formats/text/auction_view.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <nlohmann/json.hpp>
#include <range/v3/algorithm/copy.hpp>
#include <range/v3/algorithm/find_if.hpp>
#include <range/v3/algorithm/max_element.hpp>
#include <range/v3/range/conversion.hpp>
#include <range/v3/view/transform.hpp>
#include <string_view>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_style.h"
#include "formats/input/json_deal.h"
#include "formats/output/csv.h"
#include "formats/output/field_json.h"
#include "formats/output/task_json.h"
#include "formats/text/deal_view.h"
#include "formats/text/diagram.h"
#include "formats/words/text.h"
#include "formats/words/text_table.h"
#include "solver/games/tasks.h"

namespace matador {

std::string statement_text(const Statement& statement) {
  if (statement.length == 0) return "pass";
  return absl::StrCat(statement.length, statement.in_clubs ? " clubs" : "");
}

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kStatementWidth = 8;  // characters at least
constexpr std::size_t kBidderName = 12;

std::vector<std::string> statement_texts(const Auction& auction) {
  return auction.statements | ranges::views::transform(statement_text) | ranges::to<std::vector>();
}

// The contracts of games with an auction are the suits, in the same order.
std::vector<std::string> suit_names(const AuctionAnswer& answer) {
  const auto name = [&](Suit suit) {
    return std::string(answer.problem.game->contract(contract_of(suit)).name);
  };
  return answer.auction.suits | ranges::views::transform(name) | ranges::to<std::vector>();
}

std::string result_text(const AuctionAnswer& answer, const Players& players) {
  const Auction& auction = answer.auction;
  if (!auction.declarer) {
    return answer.problem.game->info().bidding->plays_when_all_pass
               ? "All pass: clubs are trumps."
               : "All pass: the same dealer deals again.";
  }
  return absl::StrCat(players.title(*auction.declarer), " declares with ", auction.length,
                      " trumps: ", absl::StrJoin(suit_names(answer), " or "), ".");
}

// What a hand can bid: its longest suits, and whether they are long enough.
struct Bid {
  int length;
  Statement statement;
  std::vector<std::string> suits;  // that it may name, or would
};

Bid bid_of(const BidAnswer& answer) {
  const Game& game = *answer.heading.game;
  const TrumpLengths lengths = trump_lengths(game, answer.hand);
  const Statement statement = matador::answer(lengths, answer.highest(), *game.info().bidding);
  Bid bid{.length = *ranges::max_element(lengths), .statement = statement, .suits = {}};
  for (Suit suit : nameable(lengths, statement, *game.info().bidding)) {
    bid.suits.emplace_back(game.contract(contract_of(suit)).name);
  }
  return bid;
}

}  // namespace

Statement BidAnswer::highest() const {
  const auto last = ranges::find_if(before.rbegin(), before.rend(),
                                    [](const Statement& said) { return said.length > 0; });
  return last == before.rend() ? Statement{} : *last;
}

namespace {

// What one hand must say.
struct BidToSay {
  const BidAnswer& answer;
  Bid bid;
};

using BidField = Field<BidToSay>;

constexpr std::array kBidFields{
    BidField{{"seat", "SeatNumber",
              "Of one hand alone (`--hand`): whose it is, and what he must say; beside these only "
              "`length` and `suits`."},
             [](const BidToSay& one) -> Json { return one.answer.seat.number(); }},
    BidField{{"statement", "Statement"},
             [](const BidToSay& one) -> Json { return statement_text(one.bid.statement); }},
    BidField{{"length", "number"}, [](const BidToSay& one) -> Json { return one.bid.length; }},
    BidField{{"suits", "Suit[]"}, [](const BidToSay& one) -> Json { return one.bid.suits; }}};

}  // namespace

FieldTexts bid_fields() { return texts_of<BidToSay>(kBidFields); }

std::string bid_json(const BidAnswer& answer) {
  Json json = deal_json({answer.deal, *answer.heading.game, answer.heading.seats});
  add_fields<BidToSay>(kBidFields, {answer, bid_of(answer)}, json);
  return write_json(json) + "\n";
}

std::string bid_view(const BidAnswer& answer, bool symbols) {
  const Game& game = *answer.heading.game;
  const CardFace face(card_style(game), symbols);
  const Players players(game, answer.heading.seats, answer.heading.names);
  const Bid bid = bid_of(answer);
  const std::string who = players.title(answer.seat);
  const std::string suits = alternatives(bid.suits);
  const std::string cards =
      absl::StrCat(who, ": ", cards_in_natural_order(answer.hand, face), "\n\n");
  const Statement highest = answer.highest();
  if (bid.statement == Statement{}) {
    const std::string needed = highest == Statement{}
                                   ? absl::StrCat(game.info().bidding->shortest)
                                   : absl::StrCat("to be better than ", statement_text(highest));
    return absl::StrCat(cards, who, " passes: the longest suit has ", bid.length, " trumps, ",
                        suits, ", and a bid needs ", needed, ".\n");
  }
  const std::string condition = answer.before.empty()
                                    ? " if nobody has bid as much, and then names "
                                    : " and, if nobody says more, names ";
  return absl::StrCat(cards, who, " bids ", statement_text(bid.statement), condition, suits, ".\n");
}

namespace {

// What is there where somebody declares.
template <typename Of>
Json of_declarer(const AuctionAnswer& answer, Of of) {
  return answer.auction.declarer ? Json(of(answer.auction)) : kAbsent;
}

using AuctionField = Field<AuctionAnswer>;

constexpr char kDeclaredForm[] = "Declared";

constexpr std::array kAuctionFields{
    AuctionField{
        {"statements", "Statement[]",
         "What each seat must say, in the order of speaking, forehand first: `pass`, `5`, "
         "`6 clubs`.",
         "Declared AllPassed", 4},
        [](const AuctionAnswer& answer) -> Json { return statement_texts(answer.auction); }},
    AuctionField{{"declarer", "SeatNumber", "The seat that declares, and the number of his trumps.",
                  kDeclaredForm, 5},
                 [](const AuctionAnswer& answer) {
                   return of_declarer(
                       answer, [](const Auction& auction) { return auction.declarer->number(); });
                 }},
    AuctionField{{"length", "number", nullptr, kDeclaredForm, 6},
                 [](const AuctionAnswer& answer) {
                   return of_declarer(answer,
                                      [](const Auction& auction) { return auction.length; });
                 }},
    AuctionField{{"better", "boolean",
                  "Whether that was stated as \"in clubs\", the better of two of the same length.",
                  kDeclaredForm, 7},
                 [](const AuctionAnswer& answer) {
                   return of_declarer(answer,
                                      [](const Auction& auction) { return auction.better; });
                 }},
    AuctionField{{"suits", "Suit[]", "The suits that he may name.", kDeclaredForm, 8},
                 [](const AuctionAnswer& answer) {
                   return of_declarer(answer, [&answer](const Auction& /*auction*/) {
                     return suit_names(answer);
                   });
                 }},
    AuctionField{
        {"passed_out", "true", "`true` where everybody passes, in place of these.", "AllPassed"},
        [](const AuctionAnswer& answer) { return given_if(!answer.auction.declarer); }}};

Json auction_object(const AuctionAnswer& answer) {
  const Problem& problem = answer.problem;
  Json json = deal_json({answer.deal, *problem.game, problem.deal.seats(), problem.dealer});
  add_fields<AuctionAnswer>(kAuctionFields, answer, json);
  return json;
}

}  // namespace

FieldTexts auction_fields() { return texts_of<AuctionAnswer>(kAuctionFields); }

namespace {

const ColumnNames& auction_columns() {
  static const ColumnNames kColumns =
      columns_of(in_columns(texts_of(deal_fields()), {1, 0, 2, 3, 9}) + auction_fields());
  return kColumns;
}

}  // namespace

std::string auction_json(const AuctionAnswer& answer) {
  return write_json(auction_object(answer)) + "\n";
}

std::string auction_csv_header() { return csv_row(auction_columns()); }

std::string auction_csv(const AuctionAnswer& answer) {
  return csv_row(auction_columns(), auction_object(answer));
}

std::string auction_view(const AuctionAnswer& answer, bool symbols) {
  const Game& game = *answer.problem.game;
  const Deal& deal = answer.problem.deal;
  const CardFace face(card_style(game), symbols);
  const Players players(game, deal.seats(), answer.notes.names);
  const TrickOrder suits = natural_order(deal.shape().pack, face.style());
  const std::vector<std::string> statements = statement_texts(answer.auction);
  std::vector<TextColumn> columns(2 + suits.lanes.size(), {.flush = Flush::kLeft, .before = 3});
  columns[1].least = kStatementWidth;
  columns[2].before = 2;
  TextTable table(columns);
  const Seat first = forehand(answer.problem);
  for (int i = 0; i < deal.seats(); ++i) {
    const Seat seat = first.next(deal.seats(), i);
    std::vector<std::string> cells{abbreviated(players.title(seat), kBidderName),
                                   statements[static_cast<std::size_t>(i)]};
    ranges::copy(hand_lines(deal.open_cards(seat), suits, face), std::back_inserter(cells));
    table.add(cells);
  }
  const std::string text = absl::StrCat(
      deal_title(answer.deal, players, answer.notes, answer.problem.dealer, "the auction"),
      table.text({.indent = 2}));
  return absl::StrCat(text, "\n", result_text(answer, players), "\n");
}

}  // namespace matador
