#include "formats/games/bridge/rbn_reader.h"

#include <cstddef>
#include <range/v3/algorithm/any_of.hpp>
#include <string_view>

#include "formats/games/bridge/rbn_game.h"
#include "formats/games/bridge/translated_game.h"

namespace matador {
namespace {

constexpr std::string_view kRbnDirective = "% RBN";
constexpr std::string_view kLasting = "DTLESFKNBH";
constexpr std::string_view kOfOneGame = "ACPRMI0123456789";
constexpr std::string_view kMakesAGame = "HACPR";

bool has(std::string_view labels, char label) {
  return labels.find(label) != std::string_view::npos;
}

// A label and a blank, or a label alone.
bool is_labelled(std::string_view text) {
  return !text.empty() && (has(kLasting, text[0]) || has(kOfOneGame, text[0])) &&
         (text.size() == 1 || text[1] == ' ' || text[1] == '\t');
}

// "H W:" as in no other format.
bool is_hands_line(std::string_view text) {
  return text.size() > 3 && text.starts_with("H ") && has("WNES", text[2]) && has(":;", text[3]);
}

struct RbnBlock {
  std::vector<Line> read;      // all of it, and the blank line behind
  std::vector<Line> labelled;  // without comments
  bool all_labelled = true;
  std::vector<DealError> doubts;
};

RbnBlock read_block(LineStream& lines) {
  RbnBlock block;
  std::uint64_t comment = 0;  // where the one that is open begins; 0: none is
  const auto doubt_end = [&] {
    if (!block.doubts.empty()) return;
    block.doubts.push_back(
        {comment, "a comment begins with {, what is in it is left out; is its } missing?"});
  };
  std::size_t bytes = 0;
  while (block.all_labelled && bytes <= kMaxDealBytes && lines.next()) {
    block.read.push_back(lines.take());
    const Line& line = block.read.back();
    bytes += line.text.size();
    if (line.is_blank()) {
      // Before the game they are passed over.
      if (block.labelled.empty() && comment == 0) continue;
      break;
    }
    if (line.is_comment()) continue;
    const bool begins_comment = line.text.starts_with('{');
    if (comment != 0 && (begins_comment || is_hands_line(line.text))) doubt_end();
    if (comment == 0 && begins_comment) comment = line.number;
    if (comment != 0) {
      if (line.text.ends_with('}')) comment = 0;
    } else if (is_labelled(line.text) && !line.too_long) {
      block.labelled.push_back(line);
    } else {
      block.all_labelled = false;
    }
  }
  if (comment != 0) doubt_end();
  return block;
}

}  // namespace

void RbnReader::see_comment(const Line& line) {
  if (line.text.starts_with(kRbnDirective)) in_rbn_ = true;
}

ForeignGame RbnReader::read_game(const std::vector<Line>& lines) {
  std::map<char, Line> here;
  for (const Line& line : lines) {
    const char label = line.text.front();
    if (!here.emplace(label, line).second) {
      return {DealError{line.number,
                        std::string("a second line ") + label + "; a blank line ends a game"}};
    }
    if (has(kLasting, label)) lasting_[label] = line;
  }
  std::vector<Line> game;
  for (char label : kLasting) {
    if (const auto line = lasting_.find(label); line != lasting_.end())
      game.push_back(line->second);
  }
  for (char label : kOfOneGame) {
    if (const auto line = here.find(label); line != here.end()) game.push_back(line->second);
  }
  RbnGame read(game);
  if (read.empty() && read.faults().empty()) {
    return {DealError{lines.front().number, "no hands, expected H W:HAND:HAND:HAND:HAND"}};
  }
  return read_translated(read.take_tags(), read.cards(), "P", read.faults());
}

std::optional<ForeignGame> RbnReader::next(LineStream& lines) {
  std::vector<Line> read;  // heads of a file, without a game
  std::vector<DealError> doubts;
  std::size_t bytes = 0;
  while (true) {
    RbnBlock block = read_block(lines);
    for (Line& line : block.read) {
      bytes += line.text.size();
      read.push_back(std::move(line));
    }
    doubts.insert(doubts.end(), block.doubts.begin(), block.doubts.end());
    const auto is = [&](const auto& what) {
      return ranges::any_of(block.labelled, what, &Line::text);
    };
    const bool rbn = block.all_labelled && !block.labelled.empty() && bytes <= kMaxDealBytes &&
                     (in_rbn_ || is(is_hands_line));
    if (!rbn) {
      lines.put_back(std::move(read));
      return std::nullopt;
    }
    in_rbn_ = true;
    if (is([](const std::string& text) { return has(kMakesAGame, text.front()); })) {
      ForeignGame game = read_game(block.labelled);
      game.doubts.insert(game.doubts.begin(), doubts.begin(), doubts.end());
      return game;
    }
    for (const Line& line : block.labelled) {
      if (has(kLasting, line.text.front())) lasting_[line.text.front()] = line;
    }
  }
}

}  // namespace matador
