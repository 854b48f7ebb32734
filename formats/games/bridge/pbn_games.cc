#include "formats/games/bridge/pbn_games.h"

#include <algorithm>
#include <range/v3/algorithm/any_of.hpp>
#include <range/v3/algorithm/find.hpp>
#include <range/v3/algorithm/none_of.hpp>
#include <utility>

#include "absl/strings/ascii.h"
#include "formats/games/bridge/pbn_scanner.h"

namespace matador {
namespace {

constexpr std::string_view kDirective = "% PBN";

// Whether a line of a deal without [Game] shows that it is PBN: [Deal "N:..."].
bool has_pbn_deal(std::string_view line) {
  for (std::size_t place = line.find('['); place != std::string_view::npos;
       place = line.find('[', place + 1)) {
    const std::string_view name = tag_name_at(line, place);
    if (name != tags::kDeal) continue;
    std::string_view value = line.substr(static_cast<std::size_t>(name.end() - line.begin()));
    value.remove_prefix(std::min(value.find_first_not_of(" \t"), value.size()));
    // A deal file has a number there. That the letter is no point of the compass is reported by the
    // reader.
    return value.size() > 2 && value[0] == '"' &&
           absl::ascii_isalpha(static_cast<unsigned char>(value[1])) && value[2] == ':';
  }
  return false;
}

}  // namespace

void PbnGames::see_comment(const Line& line) {
  if (line.text.starts_with(kDirective)) in_pbn_ = true;
}

std::optional<Line> PbnGames::cut_next_game(Block& block, std::vector<std::string_view>& begun,
                                            bool comment_open, const Line& line,
                                            LineStream& lines) {
  for (const PbnTagPlace& tag : once_in_a_game(line.text, comment_open)) {
    if (ranges::find(begun, tag.name) == begun.end()) {
      begun.push_back(tag.name);
    } else if (block.pbn || tag.name != tags::kDeal) {
      block.pbn = true;
      lines.put_back({line.text.substr(tag.column), line.number, line.too_long});
      return Line{line.text.substr(0, tag.column), line.number};
    }
  }
  return std::nullopt;
}

PbnGames::Block PbnGames::read_block(LineStream& lines) {
  Block block{.lines = {}, .pbn = in_pbn_, .game = false};
  bool open = false;                    // a comment, which may have blank lines in it
  std::vector<std::string_view> begun;  // the tags of this game that come only once
  std::size_t bytes = 0;
  std::size_t blank = 0;  // the first one within the comment; 0: none
  while (!block.game && lines.next()) {
    Line line = lines.take();
    const bool full = bytes > kMaxDealBytes;
    if (line.is_blank() && (!open || (full && blank == 0) || line.number <= no_end_of_comment_)) {
      block.end = std::move(line);
      break;
    }
    if (line.text.starts_with('%') || (!open && line.text.starts_with(';'))) continue;
    if (full && blank > 0) {
      lines.put_back(std::move(line));
      break;
    }
    if (full) continue;
    bytes += line.text.size() + (open ? 1 : 0);
    block.game = !open && first_tag_name(line.text) == tags::kGame;
    const bool begins_comment = block.lines.empty() && line.text.starts_with('{');
    block.pbn = !block.game && (block.pbn || begins_comment || has_pbn_deal(line.text));
    std::optional<Line> cut =
        block.game ? std::nullopt : cut_next_game(block, begun, open, line, lines);
    if (cut && cut->text.empty()) break;
    const bool is_cut = cut.has_value();
    const bool is_blank = line.is_blank();
    if (cut) line = *std::move(cut);
    const bool was_open = std::exchange(open, block.pbn && is_comment_open(line.text, open));
    if (!was_open || !open) blank = 0;
    if (is_blank && blank == 0) blank = block.lines.size();
    block.lines.push_back(std::move(line));
    if (is_cut) break;
  }
  if (open) {
    no_end_of_comment_ = std::max(no_end_of_comment_, lines.line().number);
    if (blank > 0) {
      const auto rest = block.lines.begin() + static_cast<std::ptrdiff_t>(blank);
      lines.put_back(std::vector<Line>(rest, block.lines.end()));
      block.lines.erase(rest, block.lines.end());
    }
  }
  return block;
}

std::optional<ForeignGame> PbnGames::next(LineStream& lines) {
  Block block = read_block(lines);
  const auto has_tag = [](const Line& line) { return line.text.starts_with('['); };
  const bool text =
      ranges::none_of(block.lines, &Line::is_noise) || ranges::any_of(block.lines, has_tag);
  if (!block.lines.empty() && block.pbn && text) {
    in_pbn_ = true;
    return reader_.read(block.lines);
  }
  if (block.game) in_pbn_ = false;
  if (block.end) block.lines.push_back(*std::move(block.end));
  lines.put_back(std::move(block.lines));
  return std::nullopt;
}

}  // namespace matador
