#include "tools/page/page_file.h"

#include <cstdint>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "formats/output/game_json.h"
#include "solver/games/registry.h"
#include "solver/version.h"
#include "tools/runtime/output.h"

namespace matador {
namespace {

// A word that follows from the text (FNV-1a): scripts without it are not run.
std::string nonce_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char byte : text) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
  return absl::StrCat(absl::Hex(hash, absl::kZeroPad16));
}

// JSON that ends no element of HTML, and is none.
std::string inert(const std::string& json) {
  return absl::StrReplaceAll(json, {{"<", "\\u003c"}, {">", "\\u003e"}, {"&", "\\u0026"}});
}

}  // namespace

void PageFile::add(const std::string& json_lines) {
  for (const absl::string_view line : absl::StrSplit(json_lines, '\n', absl::SkipEmpty())) {
    items_.emplace_back(line);
  }
}

void PageFile::tell(const std::string& lines) {
  for (const absl::string_view line : absl::StrSplit(lines, '\n', absl::SkipEmpty())) {
    messages_.emplace_back(line);
  }
}

std::string PageFile::html() const {
  const bool is_whole = kind_ == "page";
  const std::string items = absl::StrJoin(items_, ",");
  std::vector<std::string> games;
  for (const Game* game : all_games()) {
    const bool is_named = absl::StrContains(items, std::string(game->name()));
    if (is_whole || is_named) games.push_back(game_json(*game));
  }
  const std::string messages =
      nlohmann::json(messages_).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  const std::string answers = inert(absl::StrCat(
      "{\"kind\":\"", kind_, "\",\"version\":\"", version(), "\",\"games\":[",
      absl::StrJoin(games, ","), "],\"items\":[", items, "],\"messages\":", messages, "}"));
  const std::string script =
      absl::StrCat(kPageScript, is_whole ? kPageAskingScript : kPageLightScript);
  return absl::StrReplaceAll(kPageFrame, {{"@NONCE@", nonce_of(answers)},
                                          {"@STYLE@", kPageStyle},
                                          {"@ANSWERS@", answers},
                                          {"@SOLVER@", solver_},
                                          {"@SCRIPT@", script}});
}

void PageFile::write(const std::string& path) const {
  write_beside(path, [this] { return html(); });
  if (items_.empty())
    std::cerr << "matador " << kind_ << ": there is nothing to show on the page\n";
}

}  // namespace matador
