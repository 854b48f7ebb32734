// Reads a certificate: its tags, the rules of its contract, the cards, and what is claimed.

#include <algorithm>
#include <cctype>
#include <charconv>
#include <map>
#include <sstream>
#include <tuple>

#include "tools/checker/checker.h"

namespace matador::checker {
namespace {

constexpr char kRules[] =
#include "tools/checker/rules.txt"
    ;
constexpr std::size_t kMostBytes = 64'000'000;  // of a certificate

// The words of a text or list, without empty ones.
std::vector<std::string> split(const std::string& text, char between) {
  std::vector<std::string> words;
  std::istringstream stream(text);
  for (std::string word; std::getline(stream, word, between);)
    if (!word.empty()) words.push_back(word);
  return words;
}

bool has_word(const std::string& list, const std::string& word, char between = ',') {
  return std::ranges::count(split(list, between), word) != 0;
}

bool is_comment(const std::string& line) { return line.starts_with('%') || line.starts_with(';'); }

char letter_of(const std::string& suit) { return static_cast<char>(std::toupper(suit[0])); }

// Makes a deal of a certificate.
class Reader {
 public:
  Deal read(const Certificate& certificate) {
    read_tags(certificate);
    read_rules();
    make_pack();
    deal_cards();
    compare_cards();
    read_claim();
    return deal_;
  }

 private:
  // ---- The tags ---------------------------------------------------------------------------------

  void read_tags(const Certificate& certificate) {
    int line = certificate.first_line;
    expect(certificate.text.size() < kMostBytes, line, "expected no more than 64,000,000 bytes");
    std::istringstream stream(certificate.text);
    bool has_numbers = false;
    for (std::string text; std::getline(stream, text); ++line, deal_.numbers += '\n') {
      if (text[0] == '[') {  // [Name "value"]
        const std::size_t blank = std::min(text.find(" \""), text.size());
        const std::string name = text.substr(1, blank - 1);
        expect(blank + 4 <= text.size() && text.ends_with("\"]"), line,
               "expected [Name \"value\"]");
        expect(has_word(kTags, name, ' '), line, "[" + name + "] is no tag of a certificate");
        expect(!has(name), line, "[" + name + "] is there twice");
        tags_[name] = {text.substr(blank + 2, text.size() - blank - 4), line};
      } else if (has_numbers || !is_comment(text)) {
        has_numbers = true;
        deal_.numbers += text;
      }
    }
  }

  static void expect(bool is_good, int line, const std::string& message) {
    if (!is_good) throw Fault{line, message};
  }
  void expect(bool is_good, const std::string& tag, const std::string& message) {
    expect(is_good, tags_[tag].line, message);
  }

  bool has(const std::string& tag) { return tags_[tag].line != 0; }
  const std::string& text(const std::string& tag) {
    expect(has(tag), tag, "[" + tag + "] is missing");
    return tags_[tag].text;
  }
  std::vector<std::string> words(const std::string& tag) { return split(tags_[tag].text, ' '); }
  std::size_t number(const std::string& tag, std::size_t low, std::size_t high) {
    const std::string& text = this->text(tag);
    const std::string digits = tag == "Claim" ? words(tag).back() : text;
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    expect(error == std::errc() && end == digits.data() + digits.size() && low <= number &&
               number <= high,
           tag,
           "[" + tag + "] is \"" + text + "\", expected a number from " + std::to_string(low) +
               " to " + std::to_string(high));
    return number;
  }
  std::size_t seat(const std::string& tag) { return number(tag, 1, deal_.seats) - 1; }

  // ---- The rules --------------------------------------------------------------------------------

  // What the table says of the contract, with the options that are told.
  void read_rules() {
    const std::string& contract = text("Contract");
    std::vector<std::string> options = words("Options");
    bool is_game = false, is_contract = false, is_known = false;
    std::istringstream table(kRules);
    for (std::string line; std::getline(table, line);) {
      const std::vector<std::string> words = split(line, ' ');
      bool counts = false;
      if (line.starts_with("game")) counts = is_game = has_word(words[1], text("Game"));
      if (line.starts_with("contract"))
        counts = is_contract = is_game && has_word(words[1], contract);
      if (line.starts_with("option")) counts = is_contract && std::erase(options, words[1]) > 0;
      is_known = is_known || is_contract;
      for (std::size_t i = 2; counts && i < words.size(); ++i)
        rules_[words[i].substr(0, words[i].find('='))] = words[i].substr(words[i].find('=') + 1);
    }
    expect(is_known, "Contract", "this game and contract are not known to the checker");
    for (const std::string& option : options)
      expect(false, "Options", option + " is not known, or not of this contract");
    std::string suit = contract.substr(contract.rfind('-') + 1);
    if (!has_word(rules_["suits"], suit))  // Klørsjavs 1.20
      suit = has("Trump") ? text("Trump") : split(rules_["suits"], ',')[0];
    expect(has_word(rules_["suits"], suit), "Trump", "expected a suit");
    for (auto& [key, value] : rules_) std::ranges::replace(value, '*', letter_of(suit));
    if (text("Claim").starts_with("tricks")) {
      rules_["worths"] = rules_["first"] = rules_["last"] = "";
      rules_["trick"] = "1";
    }
  }

  int amount(const std::string& rule) { return std::stoi("0" + rules_[rule]); }

  // ---- The cards --------------------------------------------------------------------------------

  // The number of a card; none: that of all cards.
  std::size_t index_of(const std::string& name) const {
    const auto card = std::ranges::find(deal_.cards, name, &Card::name);
    return static_cast<std::size_t>(card - deal_.cards.begin());
  }

  // All cards of the game, lane by lane, each lane from its strongest card on.
  void make_pack() {
    const auto add = [&](const std::string& name, std::size_t lane) {
      if (index_of(name) != deal_.cards.size()) return;
      Card card{.name = name, .lane = lane};
      for (const std::string& word : split(rules_["worths"], ','))  // A:11
        if (name.ends_with(word.substr(0, word.find(':'))))
          card.worth = std::stoi(word.substr(word.find(':') + 1));
      const bool is_single = name == rules_["puur"] || name == rules_["called"];
      card.like = is_single ? name : std::to_string(card.worth);
      deal_.cards.push_back(card);
    };
    for (const std::string& name : split(rules_["top"], ',')) add(name, 0);
    const std::vector<std::string> suits = split(rules_["trump"] + ',' + rules_["suits"], ',');
    for (std::size_t i = 0; i < suits.size(); ++i)  // without trumps lane 0 is empty
      for (char rank : rules_["order"]) add({letter_of(suits[i]), rank}, 5 - suits.size() + i);
  }

  Card& give(const std::string& tag, const std::string& name, std::size_t seat) {
    const std::size_t card = index_of(name);
    const bool is_left = card < deal_.cards.size() && (dealt_ & bit(card)) == 0;
    expect(is_left && seat < deal_.seats, tag,
           name + " is there twice, no card of this game, or of no seat");
    dealt_ |= bit(card);
    deal_.hands[seat] |= bit(card);
    deal_.cards[card].owner = seat;
    return deal_.cards[card];
  }

  void deal_hands(const std::string& tag) {  // "1:AK.T9.Q87.J HAND HAND"
    std::vector<std::string> hands = words(tag);
    expect(hands.size() == deal_.seats && hands[0].starts_with("1:"), tag,
           "expected \"1:HAND HAND ...\", a hand for each seat");
    hands[0].erase(0, 2);
    for (std::size_t seat = 0; seat < deal_.seats; ++seat) {
      std::size_t suit = 0;
      for (char letter : hands[seat]) {
        if (letter != '.') give(tag, {suit < 4 ? rules_["hand"][suit] : '?', letter}, seat);
        if (letter == '.') ++suit;
      }
    }
  }

  // Gives the cards of [Deal], [Second], [Table] and [Talon] to their owners.
  void deal_cards() {
    deal_.seats = number("Seats", 2, 8);
    for (const char* tag : {"Declarer", "Player", "Joker", "Leader"})
      if (has(tag)) seat(tag);
    deal_hands("Deal");
    const Cards before = dealt_;
    if (!words("Second").empty()) deal_hands("Second");
    const Cards later = dealt_ & ~before;
    for (Cards rest = later; rest != 0; rest &= rest - 1) {
      deal_.cards[first(rest)].lane += 5;
      deal_.cards[first(rest)].above = before;
    }
    for (const std::string& piles : words("Table")) {  // "1:HA/C7,S9/D8": HA lies on C7
      expect(piles.size() % 6 == 1, "Table", "expected \"1:HA/C7,S9/D8\"");
      for (std::size_t i = 2; i < piles.size(); i += 3) {
        Card& card = give("Table", piles.substr(i, 2), static_cast<std::size_t>(piles[0] - '1'));
        card.like = card.name;
        if (i % 6 == 5) card.above = bit(index_of(piles.substr(i - 3, 2)));
      }
    }
    for (const std::string& name : words("Talon")) give("Talon", name, seat("Declarer"));
    talon_ = cards_in("Talon");
    const bool may_be = count(talon_) == 2 && deal_.seats == 3 && !rules_["talon"].empty();
    expect(talon_ == 0 || may_be, "Talon",
           "expected two cards, in a game of three players with a talon");
    const std::size_t each = count(dealt_ & ~talon_) / deal_.seats;
    for (std::size_t seat = 0; seat < deal_.seats; ++seat) {
      const Cards hand = deal_.hands[seat] & ~talon_;
      expect(count(hand) == each && count(hand & later) * deal_.seats == count(later), "Deal",
             "the hands have different numbers of cards");
    }
    deal_.tricks_worth.assign(each + 1, 0);
    for (std::size_t left = 1; left <= each; ++left)
      deal_.tricks_worth[left] = deal_.tricks_worth[left - 1] + amount("trick") +
                                 (left == each ? amount("first") : 0) +
                                 (left == 1 ? amount("last") : 0);
  }

  // Says which cards are the same, and which have rules of their own.
  void compare_cards() {
    for (Card& card : deal_.cards) {
      const auto is_same = [&](const Card& other) {
        return std::tie(card.owner, card.lane, card.like) ==
               std::tie(other.owner, other.lane, other.like);
      };
      const auto same = std::ranges::find_if(deal_.cards, is_same);
      card.kind = static_cast<std::uint8_t>(same - deal_.cards.begin());
      deal_.lanes[card.lane] |= bit(index_of(card.name));
    }
    deal_.trumps = deal_.lanes[0] | deal_.lanes[5];
    if (!rules_["puur"].empty()) deal_.puur = bit(index_of(rules_["puur"]));
    deal_.forced_undertrump = rules_["low"] == "forced";
    deal_.called = bit(index_of(rules_["called"])) & dealt_;
    expect(rules_["called"].empty() || deal_.called != 0, "Deal", "nobody has the called ace");
    deal_.to_run = amount("run");
    for (const std::string& left : split(rules_["turned"], ','))
      deal_.turned |= 1U << std::stoi(left);
  }

  // The different cards of this deal that a tag names.
  Cards cards_in(const std::string& tag) {
    Cards cards = 0;
    for (const std::string& name : words(tag)) {
      const Cards card = bit(index_of(name));
      expect((card & dealt_ & ~cards) != 0, tag, name + " is not of this deal, or there twice");
      cards |= card;
    }
    return cards;
  }

  // ---- The claim --------------------------------------------------------------------------------

  // The side whose winnings the claim is about.
  unsigned declaring_side() {
    const std::size_t seats = deal_.seats;
    const bool is_team = rules_["plays"] == "teams";
    if (rules_["plays"] == "each" || (is_team && seats == 3)) return 1U << seat("Player");
    const std::size_t declarer = seat("Declarer");
    unsigned side = 1U << declarer;
    if (deal_.called != 0) side |= 1U << deal_.cards[first(deal_.called)].owner;
    if (rules_["plays"] == "alone" || seats == 3) return side;
    expect(seats % 2 == 0 || (is_team && seats == 5), "Seats", "so many have no sides");
    const std::size_t joker = seats == 5 ? seat("Joker") : seats;  // Jass 2.16: with every declarer
    expect(declarer != joker, "Joker", "the joker does not declare");
    const auto place = [&](std::size_t other) { return other - (other > joker ? 1 : 0); };
    for (std::size_t other = 0; other < seats; ++other)
      if (other == joker || place(other) % 2 == place(declarer) % 2) side |= 1U << other;
    return side;
  }

  // Which cards may lie aside when the play begins: any two, if nothing is told of the exchange.
  std::vector<Cards> cards_aside() {
    const Cards mine = talon_ == 0 ? 0 : deal_.hands[seat("Declarer")];
    const bool may_take = rules_["talon"] == "take";
    std::vector<Cards> pairs;
    if (may_take && !has("Discard") && !has("Exchange") && !has("Play"))
      for (Cards a = mine; a != 0; a &= a - 1)
        for (Cards b = a & (a - 1); b != 0; b &= b - 1)
          pairs.push_back(bit(first(a)) | bit(first(b)));
    if (!pairs.empty()) return pairs;
    const Cards take = cards_in("Exchange");
    const Cards discard = cards_in("Discard");
    const Cards aside = (talon_ & ~take) | discard;
    const bool is_swap = (take & ~talon_) == 0 && (aside & ~mine) == 0 &&
                         count(take) == count(discard) && count(aside) == count(talon_);
    expect(is_swap && (take == 0 || may_take), take != 0 ? "Exchange" : "Discard",
           "this exchange is not possible");
    return {aside};
  }

  // The play after [Play], when `aside` is set aside, and what is needed there of so much.
  Demand start_with(Cards aside, int number, bool is_at_least) {
    Demand start{.need = number};
    start.play = {.left = dealt_ & ~aside, .leader = seat("Leader"), .is_bound = deal_.called != 0};
    for (Cards rest = aside; rest != 0; rest &= rest - 1) {
      start.line += " " + deal_.cards[first(rest)].name;
      if (rules_["aim"] != "shun") start.need -= deal_.cards[first(rest)].worth;
    }
    if (aside != 0) start.line = " with" + start.line + " set aside:";
    if (!is_at_least) start.need = deal_.worth(start.play.left) - start.need;
    for (const std::string& name : words("Play")) {
      const Cards legal = deal_.legal(start.play, deal_.in_hand(start.play));
      expect((legal & bit(index_of(name))) != 0, "Play", name + " cannot be played");
      start.need -= deal_.place(start.play, index_of(name));
    }
    return start;
  }

  void read_claim() {
    const std::vector<std::string> words = this->words("Claim");  // "points >= 73"
    const std::string& unit = rules_["unit"];
    expect(words.size() == 3 && (words[1] == ">=" || words[1] == "<=") &&
               (words[0] == unit || (words[0] == "tricks" && unit != "penalty")),
           "Claim", "expected \"" + unit + " >= N\", <= or tricks");
    const bool is_at_least = words[1] == ">=";
    const bool shuns = rules_["aim"] == "shun";  // the declaring side claims "at most"
    const unsigned declaring = declaring_side();
    const unsigned others = ((1U << deal_.seats) - 1) & ~declaring;
    deal_.counted = is_at_least ? declaring : others;
    deal_.claimants = is_at_least != shuns ? declaring : others;
    const int sweep =
        amount("sweep");  // is then the penalty, and 0 that of the seat that takes all
    for (std::size_t seat = 0; seat < deal_.seats && sweep != 0; ++seat) {
      const int more = (declaring >> seat & 1) != 0 ? -deal_.worth(dealt_) : sweep;
      deal_.sweeps.push_back(is_at_least ? more : -more);
    }
    deal_.claim = text("Claim");
    deal_.claim_line = tags_["Claim"].line;
    deal_.tail = number("Tail", 0, 13);
    const std::vector<Cards> possible = cards_aside();
    expect(possible.size() == 1 || deal_.claimants != declaring, "Claim",
           "the declarer's own claim needs [Discard] and [Exchange]");
    const auto value = static_cast<int>(number("Claim", 0, 999));
    for (Cards aside : possible) deal_.starts.push_back(start_with(aside, value, is_at_least));
  }

  struct Tag {
    std::string text = {};
    int line = 0;  // 0: it is not there
  };
  std::map<std::string, Tag> tags_;
  std::map<std::string, std::string> rules_;  // what the table says
  Cards dealt_ = 0, talon_ = 0;
  Deal deal_;
};

// A line without its end.
bool read_line(std::istream& stream, std::string& line) {
  line.clear();
  int byte = stream.get();
  if (byte == EOF) return false;
  for (; byte != EOF && byte != '\n'; byte = stream.get())
    if (line.size() < kMostBytes) line += static_cast<char>(byte);
  if (line.ends_with('\r')) line.pop_back();
  return true;
}

}  // namespace

std::optional<Certificate> read_certificate(std::istream& stream, int& line) {
  Certificate certificate;
  for (std::string text; read_line(stream, text);) {
    ++line;
    if (certificate.text.empty() && (text.empty() || is_comment(text))) continue;
    if (text.empty()) return certificate;
    if (certificate.text.empty()) certificate.first_line = line;
    if (certificate.text.size() < kMostBytes) certificate.text += text + '\n';
  }
  if (certificate.text.empty()) return std::nullopt;
  return certificate;
}

Deal read_deal(const Certificate& certificate) { return Reader().read(certificate); }

}  // namespace matador::checker
