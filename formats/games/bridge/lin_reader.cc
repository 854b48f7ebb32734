#include "formats/games/bridge/lin_reader.h"

#include <algorithm>
#include <array>
#include <utility>

#include "absl/strings/ascii.h"
#include "formats/games/bridge/lin_game.h"
#include "formats/games/bridge/translated_game.h"

namespace matador {
namespace {

constexpr std::size_t kMostFields = 1000;  // of a game that matter; a game needs some hundred

bool is_letter(char c) { return absl::ascii_isalpha(static_cast<unsigned char>(c)); }

bool is_kept(std::string_view key) {
  constexpr std::array<std::string_view, 8> kKept{"md", "sv", "mb", "an", "pc", "mc", "ah", "qx"};
  return std::find(kKept.begin(), kKept.end(), key) != kKept.end();
}

ForeignGame read_lin_game(const std::vector<LinField>& fields, const std::string& names,
                          const std::string& event) {
  LinGame game(fields, names, event);
  ForeignGame read = read_translated(game.take_tags(), game.cards(), "pc", game.faults());
  read.doubts.insert(read.doubts.end(), game.doubts().begin(), game.doubts().end());
  return read;
}

bool has(const std::vector<LinField>& fields, std::string_view key) {
  return std::any_of(fields.begin(), fields.end(),
                     [&](const LinField& field) { return field.key == key; });
}

// Between two fields: a tag, JSON, or a game in brackets.
bool begins_other(std::string_view line) {
  return !line.empty() && std::string_view("[{(").find(line.front()) != std::string_view::npos;
}

}  // namespace

bool begins_like_lin(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
  return text.size() > 2 && is_letter(text[0]) && is_letter(text[1]) && text[2] == '|';
}

void LinReader::add(const Line& line) {
  for (char c : line.text) {
    if (c == '|') {
      if (in_value_) {
        field_.value = std::exchange(text_, "");
        add_field(std::exchange(field_, {}));
      } else {
        field_.key = absl::AsciiStrToLower(std::exchange(text_, ""));
        field_.line = line.number;
      }
      in_value_ = !in_value_;
    } else if (text_.size() < kMaxLineBytes) {
      const bool blank = !in_value_ && (c == ' ' || c == '\t');
      if (!blank) text_ += c;
    } else {
      field_.cut = true;
    }
  }
  if (line.too_long) field_.cut = true;
}

void LinReader::add_field(LinField field) {
  const bool has_hands = has(game_, "md");
  const bool begins =
      field.key == "qx" || (has_hands && (field.key == "md" || field.key == "vg" ||
                                          (field.key == "pn" && !has(game_, "qx"))));
  if (begins) end_game();
  if (field.key == "pn" || field.key == "pw") names_ = field.value;
  if (field.key == "vg") event_ = field.value.substr(0, field.value.find(','));
  if (is_kept(field.key) && game_.size() <= kMostFields) game_.push_back(std::move(field));
}

void LinReader::end_game() {
  const std::vector<LinField> fields = std::exchange(game_, {});
  if (!has(fields, "md")) return;
  if (fields.size() > kMostFields) {
    games_.push_back({DealError{fields.front().line, "the game is too long"}});
  } else {
    games_.push_back(read_lin_game(fields, names_, event_));
  }
}

void LinReader::end() {
  // A file may end within its last value.
  if (in_value_) {
    field_.value = std::exchange(text_, "");
    add_field(std::exchange(field_, {}));
    in_value_ = false;
  }
  end_game();
}

std::optional<ForeignGame> LinReader::next_complete() {
  if (games_.empty()) return std::nullopt;
  ForeignGame game = std::move(games_.front());
  games_.pop_front();
  return game;
}

std::optional<ForeignGame> LinReader::next(LineStream& lines) {
  while (true) {
    if (std::optional<ForeignGame> game = next_complete()) return game;
    if (!lines.next()) break;
    const Line& line = lines.line();
    const bool between_fields = !in_value_ && text_.empty();
    const bool other =
        reading_ ? between_fields && begins_other(line.text) : !begins_like_lin(line.text);
    if (other) {
      lines.put_back();
      break;
    }
    reading_ = true;
    add(line);
  }
  if (!reading_) return std::nullopt;
  end();
  std::optional<ForeignGame> last = next_complete();
  if (!last) reading_ = false;
  return last;
}

}  // namespace matador
