// What a certificate claims: whose winnings, who sees to it, and from where.
#include <algorithm>
#include <sstream>

#include "tools/checker/walk.h"

namespace matador::checker {
namespace {

bool is(const Tags& tags, const std::string& name, const std::string& value) {
  return tags.count(name) != 0 && needed(tags, name).value == value;
}

// "points >= 73"
struct Words {
  std::string unit;
  bool is_at_least;
  int value;
};

Words read_words(const Tags& tags) {
  const Tag& tag = needed(tags, named::kClaim);
  std::istringstream words(tag.value);
  std::string unit, sign, number, more;
  words >> unit >> sign >> number;
  const bool is_penalty = is(tags, named::kGame, "davoserjazz");
  const bool is_unit = is_penalty ? unit == "penalty" : unit == "points" || unit == "tricks";
  if (!is_unit || (sign != ">=" && sign != "<=") || words >> more)
    throw Fault{tag.line, "expected \"points >= N\" or \"tricks <= N\", in Davoserjazz penalty"};
  return {unit,
          sign == ">=", read_number({{named::kClaim, {number, tag.line}}}, named::kClaim, 0, 999)};
}

// The side whose winnings the claim is about.
unsigned declaring_side(const Tags& tags, const Deal& deal) {
  const std::string game = needed(tags, named::kGame).value;
  const bool for_himself = game == "davoserjazz" || game == "coiffeur" ||
                           is(tags, named::kContract, "ramsch") ||
                           (game == "jass" && deal.seats == 3);
  if (for_himself) return 1U << (read_number(tags, named::kPlayer, 1, deal.seats) - 1);
  const int declarer = read_number(tags, named::kDeclarer, 1, deal.seats) - 1;
  unsigned side = 1U << declarer;
  if (game == "schafkopf" || game == "kurzschafkopf") {  // Schafkopf 6.3
    if (needed(tags, named::kContract).value.starts_with("sauspiel") && deal.called == 0)
      throw Fault{needed(tags, named::kDeal).line, "nobody has the called ace"};
    if (deal.called != 0)
      side |= 1U << deal.owner[static_cast<std::size_t>(std::countr_zero(deal.called))];
    return side;
  }
  if (deal.seats % 2 == 0) return declarer % 2 == 0 ? 0x55 : 0xAA;
  if (deal.seats == 3) return side;
  if (game != "jass" || deal.seats != 5)
    throw Fault{needed(tags, named::kSeats).line, "so many players have no sides"};
  // Jass 2.16: of the four others in order of play, the first and third against the second and
  // fourth.
  const int joker = read_number(tags, named::kJoker, 1, deal.seats) - 1;
  const auto place = [&](int seat) { return seat - (seat > joker ? 1 : 0); };
  if (declarer == joker)
    throw Fault{needed(tags, named::kJoker).line, "the joker does not declare"};
  for (int seat = 0; seat < deal.seats; ++seat) {
    if (seat == joker || place(seat) % 2 == place(declarer) % 2) side |= 1U << seat;
  }
  return side;
}

// Which cards may lie aside when the play begins: all that the declarer can choose, if nothing is
// told of his exchange.
std::vector<Cards> cards_aside(const Tags& tags, const Deal& deal) {
  const bool is_told = tags.count(named::kDiscard) != 0 || tags.count(named::kExchange) != 0 ||
                       tags.count(named::kPlay) != 0;
  const bool may_not =
      is(tags, named::kContract, "stryger") || is(tags, named::kContract, "stroget-tout");
  const Cards take = read_cards(tags, named::kExchange, deal);
  const Cards discard = read_cards(tags, named::kDiscard, deal);
  if (deal.talon == 0 && !is_told) return {0};
  const Cards all =
      deal.talon == 0
          ? 0
          : deal.hand[deal.owner[static_cast<std::size_t>(std::countr_zero(deal.talon))]];
  std::vector<Cards> possible;
  for (Cards a = all; a != 0; a &= a - 1) {
    for (Cards b = a & (a - 1); b != 0; b &= b - 1) possible.push_back((a & -a) | (b & -b));
  }
  if (std::popcount(deal.talon) != 2 && deal.talon != 0)
    throw Fault{needed(tags, named::kTalon).line, "expected two cards"};
  if (deal.talon != 0 && !is(tags, named::kGame, "sjavs") && !is(tags, named::kGame, "klorsjavs") &&
      !is(tags, named::kGame, "skat"))
    throw Fault{needed(tags, named::kTalon).line, "this game has no talon"};
  if (!is_told && !may_not) return possible;
  const Cards aside = (deal.talon & ~take) | discard;
  const bool is_possible = aside == 0 || std::count(possible.begin(), possible.end(), aside) != 0;
  const bool is_swap = std::popcount(take) == std::popcount(discard) && (take & ~deal.talon) == 0;
  if (is_possible && is_swap && std::popcount(aside) == std::popcount(deal.talon) &&
      (!may_not || take == 0))
    return {aside};
  throw Fault{
      needed(tags, tags.count(named::kDiscard) != 0 ? named::kDiscard : named::kExchange).line,
      "this exchange is not possible"};
}

// Plays the cards of [Play].
void play_on(const Tags& tags, const Deal& deal, const Claim& claim, Start& start) {
  for (const std::string& word : words_of(tags, named::kPlay)) {
    const std::size_t card = card_of(word, deal);
    if (card == deal.name.size() || (deal.legal(start.play) & bit(card)) == 0)
      throw Fault{needed(tags, named::kPlay).line, word + " cannot be played"};
    const int won = deal.place(start.play, card);
    if (start.play.placed == 0 && claim.counts(start.play.leader)) start.need -= won;
  }
}

}  // namespace

bool counts_tricks(const Tags& tags) { return read_words(tags).unit == "tricks"; }

Claim read_claim(const Tags& tags, const Deal& deal) {
  const Words words = read_words(tags);
  const unsigned all = (1U << deal.seats) - 1;
  const unsigned declaring = declaring_side(tags, deal) & all;
  // Who shuns what is counted claims "at most" himself.
  const bool shuns = words.unit == "penalty" || is(tags, named::kContract, "null") ||
                     is(tags, named::kContract, "bettel") || is(tags, named::kContract, "ramsch");
  Claim claim{.counted = words.is_at_least ? declaring : all & ~declaring};
  claim.claimants = words.is_at_least != shuns ? declaring : all & ~declaring;
  claim.tail = read_number(tags, named::kTail, 0, 13);
  const int leader = read_number(tags, named::kLeader, 1, deal.seats) - 1;
  const Cards cards = deal.name.size() == 64 ? ~Cards{0} : bit(deal.name.size()) - 1;
  const std::vector<Cards> all_aside = cards_aside(tags, deal);
  if (all_aside.size() > 1 && (claim.claimants & declaring) != 0)
    throw Fault{needed(tags, named::kClaim).line,
                "the declarer's own claim needs [Discard] and [Exchange]"};
  for (Cards aside : all_aside) {
    Start start{.play = {.left = cards & ~aside,
                         .leader = static_cast<std::uint8_t>(leader),
                         .bound = deal.called != 0},
                .need = words.value,
                .aside = aside};
    for (Cards rest = shuns ? 0 : aside; rest != 0; rest &= rest - 1)
      start.need -= deal.worth[static_cast<std::size_t>(std::countr_zero(rest))];
    if (!words.is_at_least) start.need = deal.still(start.play) - start.need;
    play_on(tags, deal, claim, start);
    claim.starts.push_back(start);
  }
  return claim;
}

}  // namespace matador::checker
