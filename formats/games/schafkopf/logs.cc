// A game that a log tells, as a deal file; and the lines of openschafkopf.

#include "formats/games/schafkopf/logs.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <range/v3/algorithm/contains.hpp>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "formats/cards/card_style.h"
#include "formats/games/schafkopf/format.h"
#include "formats/input/problem.h"
#include "formats/words/text.h"
#include "solver/cards/seat.h"
#include "solver/games/registry.h"
#include "solver/games/schafkopf/rules.h"
#include "solver/hand_on.h"
#include "solver/tricks/trick_order.h"

namespace matador::schafkopf {

// ---- Logs ---------------------------------------------------------------------------------------

namespace {

// By the number of cards: with 24 it is the game with the short pack.
const Game& game_of(const LoggedGame& game) {
  const Game& with_short_pack = *find_game("kurzschafkopf");
  const DealShape& shape = with_short_pack.shape(Rules::kSeats);
  const bool is_short = game.hands.empty() ? std::ssize(game.play) == shape.pack.size()
                                           : std::ssize(game.hands.front()) == shape.hand_size;
  return is_short ? with_short_pack : *find_game("schafkopf");
}

std::string stripped(const std::string& text) {
  return std::string(absl::StripAsciiWhitespace(text));
}

// "Eichel-Solo" of "Eichel-Solo mit 3", which says the Laufende.
std::string without_laufende(const std::string& game) {
  for (const char* with : {" mit ", " ohne "}) {
    const std::size_t place = game.rfind(with);
    if (place == std::string::npos) continue;
    if (small_number(stripped(game.substr(place + std::string_view(with).size())))) {
      return game.substr(0, place);
    }
  }
  return game;
}

absl::StatusOr<Seat> seat_of(const std::string& player, const LoggedGame& game) {
  const auto place = std::find(game.players.begin(), game.players.end(), player);
  if (place == game.players.end()) {
    return invalid("unknown player ", in_quotes(player), ", expected ", alternatives(game.players));
  }
  return Seat::from_index(static_cast<int>(place - game.players.begin()));
}

// The hands of those who have played these cards.
std::vector<std::vector<Card>> hands_of(const std::vector<Card>& play, const TrickOrder& order) {
  const Strengths strengths(order);
  std::vector<std::vector<Card>> hands(Rules::kSeats);
  Seat leader = Seat::number(1);
  Seat winner = leader;
  std::optional<Card> best;
  for (std::size_t i = 0; i < play.size(); ++i) {
    const auto place = static_cast<int>(i % Rules::kSeats);
    const Seat seat = leader.next(Rules::kSeats, place);
    hands[at(seat)].push_back(play[i]);
    if (place == 0 || strengths.beats(play[i], *best, /*trick=*/0)) {
      best = play[i];
      winner = seat;
    }
    if (place == Rules::kSeats - 1) leader = winner;
  }
  return hands;
}

absl::StatusOr<Deal> deal_of(const std::vector<std::vector<Card>>& hands, const Game& game) {
  DealBuilder builder(game.shape(Rules::kSeats));
  for (std::size_t i = 0; i < hands.size(); ++i) {
    for (Card card : hands[i]) builder.give(Seat::from_index(static_cast<int>(i)), card);
  }
  return builder.build();
}

}  // namespace

bool Announcement::all_passed() const { return player.empty() && is_same_name(game, "Zamgworfen"); }

std::optional<Announcement> read_announcement(const std::string& text) {
  constexpr std::string_view kBy = " von ";
  constexpr std::string_view kPlays = " spielt ";
  Announcement said{.game = text};
  if (const std::size_t by = text.rfind(kBy); by != std::string::npos) {
    said = {stripped(text.substr(0, by)), stripped(text.substr(by + kBy.size()))};
  } else if (const std::size_t plays = text.find(kPlays); plays != std::string::npos) {
    said = {stripped(text.substr(plays + kPlays.size())), stripped(text.substr(0, plays))};
  } else if (!said.all_passed() && !is_same_name(text, "Ramsch")) {
    return std::nullopt;
  } else {
    return said;
  }
  if (said.player.empty()) return std::nullopt;
  return said;
}

absl::StatusOr<DealRecord> record_of(const LoggedGame& game) {
  const Game& dealt = game_of(game);
  const Announcement& announced = game.announced;
  std::optional<Seat> declarer;
  if (!announced.player.empty()) {
    MATADOR_ASSIGN_OR_RETURN(declarer, seat_of(announced.player, game));
  }
  std::optional<Contract> contract;
  std::optional<Spoken> spoken;
  if (!announced.all_passed()) {
    const std::string name = without_laufende(announced.game);
    spoken = read_spoken(name);
    MATADOR_ASSIGN_OR_RETURN(contract,
                             read_contract(spoken ? std::string(spoken->contract) : name, dealt));
    const int cards = dealt.shape(Rules::kSeats).pack.size();
    if (std::ssize(game.play) != cards) {
      return invalid("the number of cards played is ", game.play.size(), ", expected ", cards);
    }
  }
  if (game.hands.empty() && !contract)
    return invalid("all have passed, and nobody's cards are told");
  MATADOR_ASSIGN_OR_RETURN(
      const Deal deal,
      deal_of(game.hands.empty() ? hands_of(game.play, dealt.order(*contract, {})) : game.hands,
              dealt));
  Problem problem{.game = &dealt,
                  .deal = deal,
                  .contract = contract,
                  .declarer = declarer,
                  .all_passed = announced.all_passed(),
                  .play = {game.play.begin(), game.play.end()}};
  if (spoken && spoken->tout) problem.tout = declarer;
  if (game.doublings > 0) problem.own = Said{.doublings = game.doublings};
  if (!game.tariff.empty()) problem.options = {{"tariff", game.tariff}};
  return write_problem(problem);
}

// ---- The lines of openschafkopf -----------------------------------------------------------------

namespace {

// What was played and by whom, counted from 0; behind the colon the cards in the order in which
// they were played.
std::string before_colon(std::string_view line) {
  return std::string(line.substr(0, line.find(':')));
}

// Before the colon it says who plays by a number.
bool is_line_of_game(std::string_view line) {
  if (line.find(':') == std::string_view::npos || line.front() == '[') return false;
  const auto announced = read_announcement(before_colon(line));
  if (!announced || announced->all_passed()) return false;
  return announced->player.empty() || small_number(announced->player).has_value();
}

absl::StatusOr<ForeignGame> read_line_of_game(const Line& line) {
  const std::string announced = before_colon(line.text);
  LoggedGame game{.announced = *read_announcement(announced), .players = {"0", "1", "2", "3"}};
  for (const std::string& word : words(line.text.substr(announced.size() + 1))) {
    MATADOR_ASSIGN_OR_RETURN(const Card card, read_card(word, card_style(*find_game("schafkopf"))));
    game.play.push_back(card);
  }
  MATADOR_ASSIGN_OR_RETURN(DealRecord record, record_of(game));
  return ForeignGame{std::move(record)};
}

}  // namespace

std::unique_ptr<ForeignReader> make_line_reader() {
  return game_a_line(is_line_of_game, read_line_of_game);
}

// ---- Page reader --------------------------------------------------------------------------------
// Saved pages of games at sauspiel.de, from top to bottom. Their structure is known from programs
// that read them, openschafkopf among them: the names of the players in a block of the class
// "game-participants", the game in a heading, the hands behind "Karten von:", the tricks behind
// "Stich von", and a table with Tarif, Klopfer, and Kontra und Retour. A card is a word of a class:
// class="card-image by g2 HO".

namespace {

bool begins_page(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
  const std::string start(line.substr(0, 14));
  return absl::StartsWithIgnoreCase(start, "<!doctype html") ||
         absl::StartsWithIgnoreCase(start, "<html");
}

bool ends_page(const std::string& line) {
  return absl::StrContains(absl::AsciiStrToLower(line), "</html");
}

// The value of an attribute of a tag; empty where it has none.
std::string attribute(const std::string& tag, const std::string& name) {
  const std::size_t place = tag.find(" " + name + "=");
  if (place == std::string::npos) return "";
  const std::size_t begin = place + name.size() + 2;
  const char quote = begin < tag.size() ? tag[begin] : ' ';
  if (quote != '"' && quote != '\'') return tag.substr(begin, tag.find(' ', begin) - begin);
  return tag.substr(begin + 1, tag.find(quote, begin + 1) - begin - 1);
}

// "0,10" is 10 cents, "10" are 10 points.
std::optional<int> price(const std::string& text) {
  return small_number(absl::StrReplaceAll(text, {{",", ""}}));
}

// "10-20-50" of "€ 0,10 / 0,20 / 0,50"; of two prices the second is that of all games.
std::string tariff_in(const std::string& text) {
  std::vector<int> prices;
  for (const std::string& word : words(text)) {
    if (const std::optional<int> one = price(word)) prices.push_back(*one);
  }
  if (prices.size() == 2) prices.push_back(prices.back());
  return prices.size() == 3 ? absl::StrJoin(prices, "-") : "";
}

constexpr std::size_t kMostDoublers = 32;  // names, of which a page has some

// What a page tells, tag by tag.
class Page {
 public:
  bool has_begun() const { return participants_; }

  // Cuts the lines into tags and the texts between them.
  void add(std::string_view line) {
    for (char c : line) {
      if (c == '<' || c == '>') {
        const std::string part(absl::StripAsciiWhitespace(std::exchange(part_, "")));
        if (part.empty()) continue;
        if (c == '>') {
          see_tag(part);
        } else {
          see_text(part);
        }
      } else if (part_.size() < kMaxLineBytes) {
        part_ += c;
      }
    }
    if (part_.size() < kMaxLineBytes) part_ += ' ';
  }
  absl::StatusOr<DealRecord> record() const;

 private:
  void see_tag(const std::string& tag) {
    const std::string name = absl::AsciiStrToLower(tag.substr(0, tag.find_first_of(" \t")));
    const std::string classes = attribute(tag, "class");
    if (absl::StrContains(classes, "game-participants")) participants_ = true;
    const std::string user = attribute(tag, "data-username");
    if (participants_ && !user.empty() && !ranges::contains(game_.players, user) &&
        game_.players.size() < Rules::kSeats) {
      game_.players.push_back(user);
    }
    if (name == "h1") heading_ = "";
    if (name == "/h1") end_heading();
    if (name == "th") key_ = "";
    if (name == "/tr") key_ = std::nullopt;
    const std::vector<std::string> parts = words(classes);
    if (!parts.empty() && parts.front() == "card-image") see_card(parts);
  }

  void see_text(const std::string& html) {
    const std::string text = absl::StrReplaceAll(html, {{"&amp;", "&"}});
    if (heading_) absl::StrAppend(&*heading_, heading_->empty() ? "" : " ", text);
    if (text == "Karten von:") {
      if (game_.hands.size() <= Rules::kSeats) game_.hands.emplace_back();
      in_trick_ = false;
    } else if (text == "Stich von") {
      in_trick_ = true;
    } else if (key_) {
      see_cell(text);
    }
  }

  void see_card(const std::vector<std::string>& classes) {
    const bool marked = classes.back() == "highlight";  // one of the first four that were dealt
    const absl::StatusOr<Card> card = read_card(classes.at(classes.size() - (marked ? 2 : 1)),
                                                card_style(*find_game("schafkopf")));
    if (!card.ok()) {
      if (fault_.ok()) fault_ = card.status();
    } else if (in_trick_) {
      if (game_.play.size() <= Rules::kPack.size()) game_.play.push_back(*card);
    } else if (!game_.hands.empty() && game_.hands.back().size() <= Rules::kTricks) {
      game_.hands.back().push_back(*card);
    }
  }

  // A page may have other headings.
  void end_heading() {
    const std::string text = std::exchange(heading_, std::nullopt).value_or("");
    game_.announced = read_announcement(text).value_or(game_.announced);
  }

  // The first text of a row is its name.
  void see_cell(const std::string& text) {
    if (key_->empty()) {
      key_ = text;
    } else if (*key_ == "Tarif") {
      game_.tariff = tariff_in(text);
    } else if (*key_ == "Klopfer" || *key_ == "Kontra und Retour") {
      if (doublers_.size() < kMostDoublers) doublers_.push_back(text);
    }
  }

  LoggedGame game_;
  std::vector<std::string> doublers_;
  bool participants_ = false;
  bool in_trick_ = false;
  std::optional<std::string> heading_;  // while within one
  std::optional<std::string> key_;      // of a row of the table, while within it
  absl::Status fault_;
  std::string part_;  // of which the end has not come yet
};

absl::StatusOr<DealRecord> Page::record() const {
  if (!fault_.ok()) return fault_;
  if (game_.players.size() != Rules::kSeats || game_.announced.game.empty() ||
      game_.hands.size() != Rules::kSeats) {
    return invalid(
        "a page without a game of sauspiel.de: expected four players, what was played, and four "
        "hands behind \"Karten von:\"");
  }
  LoggedGame game = game_;
  for (const std::string& name : doublers_) {
    if (ranges::contains(game.players, name)) ++game.doublings;
  }
  absl::StatusOr<DealRecord> record = record_of(game);
  if (record.ok()) record->add(tags::kNames, absl::StrJoin(game_.players, ", "));
  return record;
}

class PageReader : public ForeignReader {
 public:
  std::optional<ForeignGame> next(LineStream& lines) override {
    if (!lines.next()) return std::nullopt;
    const std::uint64_t first = lines.line().number;
    if (!begins_page(lines.line().text)) {
      lines.put_back();
      return std::nullopt;
    }
    Page page;
    bool is_cut = false;
    do {
      const Line& line = lines.line();
      if (begins_deal(line) || (page.has_begun() && begins_page(line.text))) {
        lines.put_back();
        break;
      }
      page.add(line.text);
      is_cut = is_cut || line.too_long;
    } while (!ends_page(lines.line().text) && lines.next());
    absl::StatusOr<DealRecord> record = page.record();
    if (!record.ok()) {
      const char* cut = is_cut ? "; a line is too long" : "";
      return ForeignGame{DealError{first, absl::StrCat(record.status().message(), cut)}};
    }
    for (Tag& tag : record->tags) tag.line = first;
    return ForeignGame{*std::move(record)};
  }
};

}  // namespace

std::unique_ptr<ForeignReader> make_page_reader() { return std::make_unique<PageReader>(); }

}  // namespace matador::schafkopf
