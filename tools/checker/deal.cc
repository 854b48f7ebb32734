#include <algorithm>
#include <sstream>

#include "tools/checker/checker.h"

namespace matador::checker {
namespace {

constexpr char kRules[] =
#include "tools/checker/rules.txt"
    ;
using Rules = std::map<std::string, std::string>;

constexpr std::size_t kNobody = 8;

bool has_word(const std::string& text, const std::string& word) {
  return (" " + text + " ").find(" " + word + " ") != std::string::npos;
}

// ---- The rules ----------------------------------------------------------------------------------

// The letter of a suit, in the words of any game; empty: it is no suit.
std::string suit_of(const std::string& word) {
  const std::vector<std::string> suits =
      words_of("clubs spades hearts diamonds acorns shields roses bells eichel gras herz schellen");
  const auto suit = std::find(suits.begin(), suits.end(), word) - suits.begin();
  return suit == 12 ? "" : std::string(1, "CSHD"[suit % 4]);
}

// What the table says of the contract.
Rules read_rules(const Certificate& certificate) {
  const std::string& contract = certificate.text("Contract");
  const std::size_t last = contract.rfind('-') + 1;
  std::string suit = suit_of(contract.substr(last));
  const std::string shape = suit.empty() ? contract : contract.substr(0, last) + "*";
  if (suit.empty()) suit = suit_of(certificate.has("Trump") ? certificate.text("Trump") : "clubs");
  if (suit.empty()) certificate.refuse("Trump", "expected a suit");  // Klørsjavs 1.20
  if (contract.find('*') != std::string::npos) certificate.refuse("Contract", "expected a suit");
  std::istringstream table(kRules);
  Rules game;
  for (std::string line; std::getline(table, line);) {
    const std::vector<std::string> words = words_of(line);
    if (words.empty() || (words[0] != "game" && words[0] != "contract")) continue;
    const bool is_game = words[0] == "game";
    Rules rules = is_game ? Rules{{"first", "0"}, {"last", "0"}} : game;
    for (std::size_t i = 1; i < words.size(); ++i) {
      const std::size_t equals = words[i].find('=');
      std::string value = words[i].substr(equals + 1);  // of a name all of it
      std::replace(value.begin(), value.end(), '*', suit[0]);
      std::replace(value.begin(), value.end(), ',', ' ');
      rules[i == 1 ? words[0] : words[i].substr(0, equals)] = value;
    }
    if (is_game) game = rules;
    const bool is_contract = !is_game && (words[1] == contract || words[1] == shape);
    if (is_contract && has_word(rules["game"], certificate.text("Game"))) return rules;
  }
  certificate.refuse("Contract", "this game and contract are not known to the checker");
}

void read_options(const Certificate& certificate, Rules& rules) {
  for (const std::string& option : certificate.words("Options")) {
    if (!has_word(rules["options"], option))
      certificate.refuse("Options", option + " is not known, or not of this contract");
    rules[option.substr(0, option.find('='))] = option.substr(option.find('=') + 1);
  }
  if (rules["undenufe-ace"] == "11") rules["worths"] += " 6:0 A:11";
}

// ---- The cards ----------------------------------------------------------------------------------

// The number of a card; none: that of all cards.
std::size_t index_of(const std::vector<Card>& cards, const std::string& name) {
  const auto is_it = [&](const Card& card) { return card.name == name; };
  return static_cast<std::size_t>(std::find_if(cards.begin(), cards.end(), is_it) - cards.begin());
}

// A card in the letters of the game.
std::string written(const std::string& name, const std::string& letters) {
  const std::size_t court = std::string("JQ").find(name[1]);
  return {letters[std::string("CSHD").find(name[0])], court < 2 ? letters[4 + court] : name[1]};
}

// All cards of a game, lane by lane, each lane from its strongest card on.
std::vector<Card> pack_of(Rules& rules) {
  std::vector<Card> pack;
  const auto add = [&](const std::string& name, std::size_t lane) {
    Card card{.name = written(name, rules["letters"]), .lane = lane};
    if (index_of(pack, card.name) != pack.size()) return;
    for (const std::string& word : words_of(rules["worths"]))
      if (name.ends_with(word.substr(0, word.find(':'))))
        card.worth = std::stoi(word.substr(word.find(':') + 1));
    card.like = std::to_string(card.worth);
    for (const char* own : {"puur", "called"})
      if (name == rules[own]) card.like = own;
    pack.push_back(card);
  };
  for (const std::string& name : words_of(rules["top"])) add(name, 0);
  const std::string suits = (rules["trump"].empty() ? "-" : rules["trump"]) + "CSHD";
  for (std::size_t lane = rules["trump"].empty() ? 1 : 0; lane < 5; ++lane)
    for (char rank : rules["order"]) add({suits[lane], rank}, lane);
  return pack;
}

// Gives the cards of [Deal], [Second], [Table] and [Talon] to their owners; the others go.
void deal_cards(const Certificate& certificate, const std::string& suits, Deal& deal) {
  const auto give = [&](const std::string& tag, const std::string& name,
                        std::size_t seat) -> Card& {
    const std::size_t card = index_of(deal.cards, name);
    if (card == deal.cards.size() || deal.cards[card].owner != kNobody || seat >= deal.seats)
      certificate.refuse(tag, name + " is there twice, no card of this game, or of no seat");
    deal.cards[card].owner = seat;
    return deal.cards[card];
  };
  for (const std::string tag : {"Deal", "Second"}) {  // "1:AK.T9.Q87.J HAND HAND"
    std::vector<std::string> hands = certificate.words(tag);
    if (tag == "Second" && hands.empty()) continue;
    if (hands.size() != deal.seats || !hands[0].starts_with("1:"))
      certificate.refuse(tag, "expected \"1:HAND HAND ...\", a hand for each seat");
    hands[0].erase(0, 2);
    for (std::size_t seat = 0; seat < deal.seats; ++seat) {
      std::size_t suit = 0;
      for (char letter : hands[seat]) {
        if (letter == '.')
          suit = std::min(suit + 1, suits.size() - 1);
        else
          give(tag, {suits[suit], letter}, seat).lane += tag == "Second" ? 5 : 0;
      }
    }
  }
  for (const std::string& piles : certificate.words("Table")) {  // "1:HA/C7,S9/D8": HA lies on C7
    if (piles.size() % 6 != 1) certificate.refuse("Table", "expected \"1:HA/C7,S9/D8\"");
    for (std::size_t i = 2; i < piles.size(); i += 3) {
      Card& card = give("Table", piles.substr(i, 2), static_cast<std::size_t>(piles[0] - '1'));
      card.like = card.name;
      if (i % 6 == 5) card.under = piles.substr(i - 3, 2);
    }
  }
  for (const std::string& name : certificate.words("Talon"))
    give("Talon", name, certificate.number("Declarer", 1, deal.seats) - 1);
  std::erase_if(deal.cards, [](const Card& card) { return card.owner == kNobody; });
}

// Numbers the cards, lane by lane.
void number_cards(Deal& deal) {
  std::stable_sort(deal.cards.begin(), deal.cards.end(),
                   [](const Card& a, const Card& b) { return a.lane < b.lane; });
  std::map<std::pair<std::size_t, std::string>, std::uint8_t> kinds;
  for (std::size_t i = 0; i < deal.cards.size(); ++i) {
    Card& card = deal.cards[i];
    if (card.lane >= 5) deal.later |= bit(i);
    if (card.lane >= 5) card.below = (bit(i) - 1) & ~deal.later;
    if (!card.under.empty()) card.below = bit(index_of(deal.cards, card.under));
    if (card.lane % 5 == 0) deal.trumps |= bit(i);
    if (card.like == "puur") deal.puur = bit(i);
    if (card.like == "called") deal.called = bit(i);
    deal.lanes[card.lane] |= bit(i);
    deal.hands[card.owner] |= bit(i);
    const auto number = static_cast<std::uint8_t>(kinds.size());
    card.kind = kinds.emplace(std::pair{card.owner, card.like}, number).first->second;
  }
}

// ---- What is claimed ----------------------------------------------------------------------------

Cards cards_in(const Certificate& certificate, const std::string& tag, const Deal& deal) {
  Cards cards = 0;
  for (const std::string& name : certificate.words(tag)) {
    const std::size_t card = index_of(deal.cards, name);
    if (card == deal.cards.size() || (cards & bit(card)) != 0)
      certificate.refuse(tag, name + " is not of this deal, or there twice");
    cards |= bit(card);
  }
  return cards;
}

// The side whose winnings the claim is about.
unsigned declaring_side(const Certificate& certificate, const std::string& plays,
                        const Deal& deal) {
  const auto seat = [&](const char* tag) { return certificate.number(tag, 1, deal.seats) - 1; };
  if (plays == "each" || (plays == "teams" && deal.seats == 3)) return 1U << seat("Player");
  const std::size_t declarer = seat("Declarer");
  if (deal.called != 0) return 1U << declarer | 1U << deal.cards[first(deal.called)].owner;
  if (plays == "alone" || deal.seats == 3) return 1U << declarer;
  if (deal.seats % 2 == 0) return declarer % 2 == 0 ? 0x55 : 0xAA;
  if (plays != "teams" || deal.seats != 5) certificate.refuse("Seats", "so many have no sides");
  const std::size_t joker = seat("Joker");  // Jass 2.16: with him plays every second of the others
  if (declarer == joker) certificate.refuse("Joker", "the joker does not declare");
  const auto place = [&](std::size_t other) { return other - (other > joker ? 1 : 0); };
  unsigned side = 1U << joker;
  for (std::size_t other = 0; other < deal.seats; ++other)
    if (other != joker && place(other) % 2 == place(declarer) % 2) side |= 1U << other;
  return side;
}

// Which cards may lie aside when the play begins: any two, if nothing is told of the exchange.
std::vector<Cards> cards_aside(const Certificate& certificate, bool may_take, const Deal& deal) {
  const Cards mine = deal.talon == 0 ? 0 : deal.hands[deal.cards[first(deal.talon)].owner];
  const bool is_told =
      certificate.has("Discard") || certificate.has("Exchange") || certificate.has("Play");
  std::vector<Cards> pairs;
  for (Cards a = mine; a != 0; a &= a - 1)
    for (Cards b = a & (a - 1); b != 0; b &= b - 1) pairs.push_back(bit(first(a)) | bit(first(b)));
  if (!pairs.empty() && may_take && !is_told) return pairs;
  const Cards take = cards_in(certificate, "Exchange", deal);
  const Cards discard = cards_in(certificate, "Discard", deal);
  const Cards aside = (deal.talon & ~take) | discard;
  const bool is_swap = (take & ~deal.talon) == 0 && (aside & ~mine) == 0 &&
                       count(take) == count(discard) && count(aside) == count(deal.talon);
  if (!is_swap || (take != 0 && !may_take))
    certificate.refuse(take != 0 ? "Exchange" : "Discard", "this exchange is not possible");
  return {aside};
}

void read_claim(const Certificate& certificate, Rules& rules, Deal& deal) {
  std::vector<std::string> words = certificate.words("Claim");  // "points >= 73"
  words.resize(3);
  const bool is_at_least = words[1] == ">=";
  const bool is_tricks = words[0] == "tricks" && rules["unit"] != "penalty";
  if ((!is_at_least && words[1] != "<=") || (!is_tricks && words[0] != rules["unit"]))
    certificate.refuse("Claim", "expected \"" + rules["unit"] + " >= N\", <= or tricks");
  const bool shuns = rules["aim"] == "shun";  // the declaring side claims "at most"
  const unsigned all = (1U << deal.seats) - 1;
  const unsigned declaring = declaring_side(certificate, rules["plays"], deal) & all;
  deal.counted = is_at_least ? declaring : all & ~declaring;
  deal.claimants = is_at_least != shuns ? declaring : all & ~declaring;
  deal.claim_line = certificate.tags.at("Claim").second;
  deal.tail = certificate.number("Tail", 0, 13);
  const auto leader = static_cast<std::uint8_t>(certificate.number("Leader", 1, deal.seats) - 1);
  const auto number = static_cast<int>(certificate.number("Claim", 0, 999));
  const std::vector<Cards> possible = cards_aside(certificate, rules["talon"] == "take", deal);
  if (possible.size() > 1 && deal.claimants == declaring)
    certificate.refuse("Claim", "the declarer's own claim needs [Discard] and [Exchange]");
  for (Cards aside : possible) {
    const Play first_play{
        .left = (bit(deal.cards.size()) - 1) & ~aside, .leader = leader, .bound = deal.called != 0};
    Start start{.play = first_play, .need = number, .aside = aside};
    for (Cards rest = shuns ? 0 : aside; rest != 0; rest &= rest - 1)
      start.need -= deal.cards[first(rest)].worth;
    if (!is_at_least) start.need = deal.still(start.play) - start.need;
    for (const std::string& name : certificate.words("Play")) {
      const std::size_t card = index_of(deal.cards, name);
      if (card == deal.cards.size() || (deal.legal(start.play) & bit(card)) == 0)
        certificate.refuse("Play", name + " cannot be played");
      start.need -= deal.place(start.play, card);
    }
    deal.starts.push_back(start);
  }
}

}  // namespace

Deal read_deal(const Certificate& certificate) {
  Rules rules = read_rules(certificate);
  read_options(certificate, rules);
  const bool counts_tricks = certificate.text("Claim").starts_with("tricks");
  if (counts_tricks) rules["worths"] = "";
  Deal deal{.seats = certificate.number("Seats", 2, 8), .cards = pack_of(rules)};
  deal.per_trick = counts_tricks ? 1 : 0;
  deal.first_trick = counts_tricks ? 0 : std::stoi(rules["first"]);
  deal.last_trick = counts_tricks ? 0 : std::stoi(rules["last"]);
  for (const std::string& left : words_of(rules["turned"])) deal.turned |= 1U << std::stoi(left);
  deal.may_trump = !rules["puur"].empty();
  deal.forced_undertrump = rules["undertrump"] == "forced";
  deal.to_run = rules["davonlaufen"] == "off" ? 99 : rules["davonlaufen"] == "3" ? 3 : 4;
  for (const char* tag : {"Declarer", "Player", "Joker", "Leader"})
    if (certificate.has(tag)) certificate.number(tag, 1, deal.seats);
  deal_cards(certificate, rules["hand"] + "?", deal);
  number_cards(deal);
  if (!rules["called"].empty() && deal.called == 0)
    certificate.refuse("Deal", "nobody has the called ace");
  deal.talon = cards_in(certificate, "Talon", deal);
  const bool may_be = count(deal.talon) == 2 && deal.seats == 3 && !rules["talon"].empty();
  if (deal.talon != 0 && !may_be)
    certificate.refuse("Talon", "expected two cards, in a game of three players with a talon");
  deal.each = (deal.cards.size() - count(deal.talon)) / deal.seats;
  for (std::size_t seat = 0; seat < deal.seats; ++seat) {
    const Cards hand = deal.hands[seat] & ~deal.talon;
    if (count(hand) != deal.each || count(hand & deal.later) != count(deal.hands[0] & deal.later))
      certificate.refuse("Deal", "the hands have different numbers of cards");
  }
  read_claim(certificate, rules, deal);
  return deal;
}

}  // namespace matador::checker
