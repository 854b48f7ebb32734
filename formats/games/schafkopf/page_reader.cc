// Saved pages of games at sauspiel.de, from top to bottom. Their structure is known from programs
// that read them, openschafkopf among them: the names of the players in a block of the class
// "game-participants", the game in a heading, the hands behind "Karten von:", the tricks behind
// "Stich von", and a table with Tarif, Klopfer, and Kontra und Retour. A card is a word of a class:
// class="card-image by g2 HO".

#include <algorithm>
#include <range/v3/algorithm/contains.hpp>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "formats/cards/card_style.h"
#include "formats/games/schafkopf/logs.h"
#include "formats/words/text.h"
#include "solver/games/registry.h"
#include "solver/games/schafkopf/rules.h"

namespace matador::schafkopf {
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
    return absl::InvalidArgumentError(
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
      if (page.has_begun() && begins_page(line.text)) {
        lines.put_back();
        break;
      }
      page.add(line.text);
      is_cut = is_cut || line.too_long;
    } while (!ends_page(lines.line().text) && lines.next());
    absl::StatusOr<DealRecord> record = page.record();
    if (!record.ok()) {
      const char* cut = is_cut ? "; a line is too long" : "";
      return ForeignGame{
          DealError{first, absl::StrCat(std::string(record.status().message()), cut)}};
    }
    for (Tag& tag : record->tags) tag.line = first;
    return ForeignGame{*std::move(record)};
  }
};

}  // namespace

std::unique_ptr<ForeignReader> make_page_reader() { return std::make_unique<PageReader>(); }

}  // namespace matador::schafkopf
