#include "tools/checker/deal.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <sstream>

namespace matador::checker {
namespace {

// What a game says of a contract.
struct Rules {
  std::string top = {};                   // trumps above all suits, the strongest first: "CQ SQ"
  char trump = 0;                         // the suit of trumps; 0: none
  std::string order = "AKQJT98765432";    // of the ranks, the strongest first,
  std::string trumps = {};                // and of those of the suit of trumps, if it is another
  std::map<std::string, int> worth = {};  // of a card, "SK", or of all of its rank, "K"
  int first_bonus = 0, last_bonus = 0;
  unsigned turned = 0;
  char called = 0;                                  // the suit of a called ace
  std::string letters = "CSHDJQ", groups = "SHDC";  // as written, and the suits of a hand in order
};

// The suit in the name of a contract, "hearts" or "solo-herz"; 0: there is none.
char suit_in(const std::string& contract) {
  static const std::map<std::string, char> kSuits{
      {"clubs", 'C'},  {"spades", 'S'},  {"hearts", 'H'}, {"diamonds", 'D'},
      {"acorns", 'C'}, {"shields", 'S'}, {"roses", 'H'},  {"bells", 'D'},
      {"eichel", 'C'}, {"gras", 'S'},    {"herz", 'H'},   {"schellen", 'D'}};
  const auto suit = kSuits.find(contract.substr(contract.find('-') + 1));
  return suit == kSuits.end() ? '\0' : suit->second;
}

// `trump`: in Klørsjavs, where it is named beside the contract.
std::optional<Rules> rules_of(const std::string& game, const std::string& contract, char trump) {
  const std::map<std::string, int> ace_ten{{"A", 11}, {"T", 10}, {"K", 4}, {"Q", 3}, {"J", 2}};
  const std::string jacks = "CJ SJ HJ DJ";
  const std::string queens = "CQ SQ HQ DQ";
  const std::string word = contract.substr(0, contract.find('-'));
  const char suit = suit_in(contract);
  const bool is_suit = suit != 0 && word == contract;
  if (game == "bridge" && (is_suit || contract == "notrump")) return Rules{.trump = suit};
  if (game == "sjavs" && is_suit)  // Sjavs 1.2 to 1.4
    return Rules{.top = "CQ SQ " + jacks, .trump = suit, .order = "AKQJT987", .worth = ace_ten};
  const bool is_bid = contract == "spil" || contract == "tout" || contract == "stryger" ||
                      contract == "stroget-tout";
  if (game == "klorsjavs" && is_bid && trump != 0)  // Klørsjavs 1.21
    return Rules{.top = "CQ SQ " + jacks, .trump = trump, .order = "AKQJT", .worth = ace_ten};
  if (game == "scharwenzel" && is_suit)  // Scharwenzel 3.2
    return Rules{
        .top = std::string("CQ ") + suit + "7 SQ " + jacks, .trump = suit, .order = "AKQJT9876"};
  if (game == "skat" && contract == "null") return Rules{.order = "AKQJT987"};  // Skat 5.2
  if (game == "skat" && (is_suit || contract == "grand"))
    return Rules{.top = jacks, .trump = suit, .order = "ATKQ987J", .worth = ace_ten};
  if (game == "jass" || game == "coiffeur") {  // Jass 2.2 to 2.4
    Rules rules{.trump = suit, .order = "AKQJT9876", .worth = ace_ten, .last_bonus = 5};
    rules.letters = "ASRBUO";
    if (is_suit) {
      rules.trumps = "J9AKQT876";
      rules.worth[std::string{suit, 'J'}] = 20;
      rules.worth[std::string{suit, '9'}] = 14;
      return rules;
    }
    rules.worth["8"] = 8;
    const std::string direction = contract.substr(contract.find('-') + 1);
    if (direction == "undenufe") {
      rules.order = "6789TJQKA";
      std::swap(rules.worth["6"], rules.worth["A"]);
    }
    if (word != direction) rules.turned = word == "slalom" ? 0xAAA : 0x7E;  // Coiffeur 2.19
    const bool is_known = word == direction || word == "slalom" || word == "gustav";
    if (is_known && (direction == "obenabe" || direction == "undenufe")) return rules;
  }
  if (game == "davoserjazz") {  // Davoserjazz 4.2
    if (contract == "queens") return Rules{.worth = {{"Q", 25}}};
    if (contract == "king") return Rules{.worth = {{"SK", 100}}};
    if (contract == "first-last")
      return Rules{.order = "KQJT98765432A", .first_bonus = 50, .last_bonus = 50};
  }
  if (game == "schafkopf" || game == "kurzschafkopf") {  // Schafkopf 6.2 to 6.6
    Rules rules{.top = queens + " " + jacks, .trump = suit, .order = "ATKQJ987", .worth = ace_ten};
    rules.letters = "EGHSUO";
    rules.groups = "CSHD";
    if (contract == "bettel") {
      rules.top = "";
      rules.order = "AKQJT987";
      return rules;
    }
    if (word == "solo" && suit != 0) return rules;
    if (contract == "ramsch" || (word == "sauspiel" && suit != 0 && suit != 'H')) {
      rules.called = suit;
      rules.trump = 'H';
      return rules;
    }
    rules.top = word == "wenz" || word == "farbwenz" ? jacks : queens;
    const bool has_suit = word == "farbwenz" || word == "farbgeier";
    if (has_suit ? suit != 0 : contract == "wenz" || contract == "geier") return rules;
  }
  return std::nullopt;
}

// Trumps and the four suits, each from its strongest card down.
std::array<std::vector<std::string>, 5> lanes_of(const Rules& rules) {
  std::array<std::vector<std::string>, 5> lanes;
  for (std::size_t i = 0; i + 1 < rules.top.size(); i += 3)
    lanes[0].push_back(rules.top.substr(i, 2));
  for (std::size_t i = 0; i < 4; ++i) {
    const bool is_trump = "CSHD"[i] == rules.trump;
    for (char rank : is_trump && !rules.trumps.empty() ? rules.trumps : rules.order) {
      const std::string card{"CSHD"[i], rank};
      if (rules.top.find(card) == std::string::npos) lanes[is_trump ? 0 : i + 1].push_back(card);
    }
  }
  return lanes;
}

struct Dealt {
  int owner = 0;
  bool is_later = false;  // of a second hand
  bool is_in_pile = false;
  std::string cover = {};  // the card on it
};

// The cards of all players and of the talon, in the letters of rules 0.4.
std::map<std::string, Dealt> read_cards_dealt(const Tags& tags, const Rules& rules, int seats,
                                              int declarer) {
  std::map<std::string, Dealt> dealt;
  const auto plain = [&](std::string card) {
    card.resize(2, '?');
    card[0] = "CSHD?"[std::min<std::size_t>(rules.letters.find(card[0]), 4)];
    const std::size_t court = rules.letters.find(card[1], 4);
    if (court != std::string::npos) card[1] = "JQ"[court - 4];
    return card;
  };
  const auto give = [&](const std::string& tag, const std::string& card, const Dealt& how) {
    const bool is_good = how.owner >= 0 && how.owner < seats && dealt.emplace(card, how).second;
    if (!is_good) throw Fault{needed(tags, tag).line, card + " is there twice, or of no seat"};
  };
  for (const char* tag : {named::kDeal, named::kSecond}) {  // "1:AK.T9.Q87.J HAND HAND"
    const std::vector<std::string> hands = words_of(tags, tag);
    if (hands.empty() && tags.count(tag) == 0 && tag[0] == 'S') continue;
    if (hands.size() != static_cast<std::size_t>(seats) || !hands[0].starts_with("1:"))
      throw Fault{needed(tags, tag).line, "expected \"1:HAND HAND ...\", a hand for each seat"};
    for (int seat = 0; seat < seats; ++seat) {
      std::size_t group = 0;
      for (char rank : hands[static_cast<std::size_t>(seat)].substr(seat == 0 ? 2 : 0)) {
        const char suit = (rules.groups + "?")[std::min<std::size_t>(group, 4)];
        if (rank == '.')
          ++group;
        else
          give(tag, {suit, plain({'?', rank})[1]}, {seat, tag[0] == 'S'});
      }
    }
  }
  for (const std::string& word : words_of(tags, named::kTable)) {  // "1:HA/C7,S9/D8"
    if (word.size() % 6 != 1)
      throw Fault{needed(tags, named::kTable).line, "expected \"1:HA/C7,S9/D8\""};
    for (std::size_t i = 2; i < word.size(); i += 6) {
      give(named::kTable, plain(word.substr(i, 2)), {word[0] - '1', false, true});
      give(named::kTable, plain(word.substr(i + 3, 2)),
           {word[0] - '1', false, true, plain(word.substr(i, 2))});
    }
  }
  for (const std::string& card : words_of(tags, named::kTalon))
    give(named::kTalon, plain(card), {declarer});
  return dealt;
}

}  // namespace

std::vector<std::string> words_of(const Tags& tags, const std::string& name) {
  std::istringstream text(tags.count(name) != 0 ? needed(tags, name).value : "");
  return {std::istream_iterator<std::string>(text), {}};
}

std::size_t card_of(const std::string& name, const Deal& deal) {
  return static_cast<std::size_t>(std::find(deal.name.begin(), deal.name.end(), name) -
                                  deal.name.begin());
}

const Tag& needed(const Tags& tags, const std::string& name) {
  const auto tag = tags.find(name);
  if (tag == tags.end()) throw Fault{0, "[" + name + "] is missing"};
  return tag->second;
}

int read_number(const Tags& tags, const std::string& name, int low, int high) {
  const Tag& tag = needed(tags, name);
  const bool is_number = !tag.value.empty() && tag.value.size() < 5 &&
                         std::all_of(tag.value.begin(), tag.value.end(),
                                     [](char digit) { return digit >= '0' && digit <= '9'; });
  if (is_number && std::stoi(tag.value) >= low && std::stoi(tag.value) <= high)
    return std::stoi(tag.value);
  throw Fault{tag.line, "[" + name + "] is \"" + tag.value + "\", expected a number from " +
                            std::to_string(low) + " to " + std::to_string(high)};
}

Cards read_cards(const Tags& tags, const std::string& name, const Deal& deal) {
  Cards cards = 0;
  for (const std::string& word : words_of(tags, name)) {
    const std::size_t card = card_of(word, deal);
    if (card == deal.name.size() || (cards & bit(card)) != 0)
      throw Fault{needed(tags, name).line, word + " is not of this deal, or there twice"};
    cards |= bit(card);
  }
  return cards;
}

Deal read_deal(const Tags& tags, bool counts_tricks) {
  const std::string game = needed(tags, named::kGame).value;
  const Tag& contract = needed(tags, named::kContract);
  const char trump =
      tags.count(named::kTrump) != 0 ? suit_in(needed(tags, named::kTrump).value) : 'C';
  const std::optional<Rules> read = rules_of(game, contract.value, trump);
  if (!read) throw Fault{contract.line, "this game and contract are not known to the checker"};
  Rules rules = *read;
  Deal deal;
  deal.seats = read_number(tags, named::kSeats, 2, 8);
  deal.free_trumping = !rules.trumps.empty();
  deal.turned = rules.turned;
  for (const std::string& option : words_of(tags, named::kOptions)) {
    if (option == "undertrump=forced")
      deal.forced_undertrump = true;
    else if (option == "undenufe-ace=11" && rules.order[0] == '6')
      std::swap(rules.worth["6"], rules.worth["A"]);
    else if (option == "davonlaufen=3" || option == "davonlaufen=off")
      deal.to_run = option[12] == '3' ? 3 : 99;
    else
      throw Fault{needed(tags, named::kOptions).line,
                  option + " is not known, or not of this contract"};
  }
  const int declarer = tags.count(named::kDeclarer) != 0
                           ? read_number(tags, named::kDeclarer, 1, deal.seats) - 1
                           : 0;
  std::map<std::string, Dealt> dealt = read_cards_dealt(tags, rules, deal.seats, declarer);
  std::map<int, std::uint8_t> kinds;
  std::map<std::string, Cards> numbered;
  const auto lanes = lanes_of(rules);
  for (std::size_t lane = 0; lane < 10; ++lane) {  // from 5 on those of the second hands
    for (const std::string& name : lanes[lane % 5]) {
      const auto found = dealt.find(name);
      if (found == dealt.end() || found->second.is_later != (lane >= 5)) continue;
      const Dealt card = found->second;
      const std::size_t i = deal.name.size();
      const Cards bit = Cards{1} << i;
      const bool has_own = rules.worth.count(name) != 0;
      const char rank = name[1] == 'J'   ? rules.letters[4]
                        : name[1] == 'Q' ? rules.letters[5]
                                         : name[1];
      deal.name.push_back({rules.letters[std::string("CSHD").find(name[0])], rank});
      deal.owner[i] = static_cast<std::uint8_t>(card.owner);
      deal.lane[i] = static_cast<std::uint8_t>(lane);
      if (!counts_tricks)
        deal.worth[i] = static_cast<std::uint8_t>(rules.worth[has_own ? name : name.substr(1)]);
      deal.lanes[lane] |= bit;
      deal.hand[deal.owner[i]] |= bit;
      if (lane % 5 == 0) deal.trumps |= bit;
      if (card.is_later) deal.later |= bit;
      if (deal.free_trumping && lane % 5 == 0 && name[1] == 'J') deal.puur |= bit;
      if (name == std::string{rules.called, 'A'}) deal.called |= bit;
      // Cards with rules of their own are like no others.
      const bool is_own = card.is_in_pile || ((deal.puur | deal.called) & bit) != 0;
      numbered[name] = bit;
      const int kind = is_own ? 1000 + static_cast<int>(i) : deal.worth[i];
      deal.kind[i] = kinds.emplace(kind, static_cast<std::uint8_t>(kinds.size())).first->second;
    }
  }
  if (deal.name.size() != dealt.size())
    throw Fault{needed(tags, named::kDeal).line, "there is a card that this game does not have"};
  for (const auto& [name, card] : dealt) {
    if (!card.cover.empty())
      deal.cover[static_cast<std::size_t>(std::countr_zero(numbered[name]))] = numbered[card.cover];
  }
  deal.talon = read_cards(tags, named::kTalon, deal);
  deal.each = (static_cast<int>(dealt.size()) - std::popcount(deal.talon)) / deal.seats;
  for (Cards hand : std::span(deal.hand).first(static_cast<std::size_t>(deal.seats))) {
    if (std::popcount(hand & ~deal.talon) != deal.each ||
        std::popcount(hand & deal.later) * deal.seats != std::popcount(deal.later))
      throw Fault{needed(tags, named::kDeal).line, "the hands have different numbers of cards"};
  }
  deal.first_bonus = counts_tricks ? 0 : rules.first_bonus;
  deal.last_bonus = counts_tricks ? 0 : rules.last_bonus;
  deal.trick_bonus = counts_tricks ? 1 : 0;
  return deal;
}

// ---- Play ---------------------------------------------------------------------------------------

Cards Deal::in_hand(const Play& play) const {
  Cards cards = hand[static_cast<std::size_t>(to_move(play))] & play.left;
  if ((play.left & ~later) != 0) cards &= ~later;
  for (Cards rest = cards; rest != 0; rest &= rest - 1) {  // face down until the trick is over
    if ((cover[static_cast<std::size_t>(std::countr_zero(rest))] & play.left) != 0)
      cards &= ~(rest & -rest);
  }
  return cards;
}

Cards Deal::legal(const Play& play) const {
  const Cards cards = in_hand(play);
  const bool is_bound = play.bound && (cards & called) != 0;
  const Cards bound_lane =
      is_bound ? lanes[lane[static_cast<std::size_t>(std::countr_zero(called))]] : 0;
  if (play.placed == 0) {
    const bool may_run = std::popcount(cards & bound_lane) >= to_run;
    return is_bound && !may_run ? cards & (~bound_lane | called) : cards;
  }
  if (free_trumping) return legal_with_free_trumping(play, cards);
  const Cards led = lanes[lane[play.trick[0]]];
  if (is_bound && led == bound_lane) return called;
  if ((cards & led) != 0) return cards & led;
  return is_bound && cards != called ? cards & ~called : cards;
}

Cards Deal::legal_with_free_trumping(const Play& play, Cards cards) const {
  const Cards follow = cards & lanes[lane[play.trick[0]]];
  if ((bit(play.trick[0]) & trumps) != 0) return (follow & ~puur) != 0 ? follow : cards;
  Cards higher = cards & trumps;
  for (std::size_t i = 1; i < play.placed; ++i) {
    if ((bit(play.trick[i]) & trumps) != 0) higher &= bit(play.trick[i]) - 1;
  }
  const Cards others = follow != 0 ? follow : cards & ~trumps;
  const bool may_be_low = !forced_undertrump || (higher & ~puur) == 0;
  return others == 0 && may_be_low ? cards : others | higher;
}

Cards Deal::different(const Play& play) const {
  Cards different = 0;
  const Cards others = play.left & ~in_hand(play);
  for (Cards rest = legal(play); rest != 0; rest &= rest - 1) {
    const auto card = static_cast<std::size_t>(std::countr_zero(rest));
    bool is_new = true;
    for (Cards chosen = different & lanes[lane[card]]; is_new && chosen != 0;
         chosen &= chosen - 1) {
      const auto other = static_cast<std::size_t>(std::countr_zero(chosen));
      const Cards between = (bit(card) - 1) & ~(bit(other) - 1);
      is_new = kind[other] != kind[card] || (others & between) != 0;
    }
    if (is_new) different |= bit(card);
  }
  return different;
}

int Deal::place(Play& play, std::size_t card) const {
  play.trick[play.placed++] = static_cast<std::uint8_t>(card);
  if (play.placed < seats) return 0;
  const int tricks = tricks_left(play);
  const bool is_turned = (turned >> tricks & 1) != 0;
  int best = 0;
  int worth_won = trick_bonus + (tricks == each ? first_bonus : 0) + (tricks == 1 ? last_bonus : 0);
  for (int i = 0; i < seats; ++i) {
    const std::uint8_t mine = play.trick[static_cast<std::size_t>(i)];
    const std::uint8_t his = play.trick[static_cast<std::size_t>(best)];
    const bool is_higher = is_turned ? mine > his : mine < his;
    const bool ruffs = (bit(mine) & trumps) != 0 && (bit(his) & trumps) == 0;
    if (lane[mine] == lane[his] ? is_higher : ruffs) best = i;
    worth_won += worth[mine];
    play.left &= ~bit(mine);
  }
  if ((lanes[lane[play.trick[0]]] & called) != 0) play.bound = false;
  play.leader = static_cast<std::uint8_t>((play.leader + best) % seats);
  play.placed = 0;
  return worth_won;
}

int Deal::still(const Play& play) const {
  const int tricks = tricks_left(play);
  int sum =
      tricks * trick_bonus + (tricks > 0 ? last_bonus + (tricks == each ? first_bonus : 0) : 0);
  for (Cards rest = play.left; rest != 0; rest &= rest - 1)
    sum += worth[static_cast<std::size_t>(std::countr_zero(rest))];
  return sum;
}

}  // namespace matador::checker
