// What the tags of a game mean, beside those of all games, and what only the game can judge of
// them.
//
//   constexpr std::array kTags{KnownTag{.name = kAsTag, .form = as_form}};
//   constexpr GameTags kGameTags{.own = kTags};

#ifndef MATADOR_FORMATS_INPUT_GAME_TAGS_H_
#define MATADOR_FORMATS_INPUT_GAME_TAGS_H_

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/input/deal_record.h"
#include "formats/input/tag_table.h"
#include "solver/games/game.h"

namespace matador {

// A tag that means nothing in the game, and how its question is asked here instead.
struct AskedInstead {
  TagName tag;
  std::string_view how;
};

struct GameTags {
  std::span<const KnownTag> own = {};  // those that mean something in this game alone
  // Those that other programs write for this game, about which there is no warning in any game.
  std::span<const std::string> of_others = {};
  std::span<const AskedInstead> instead = {};
  // Writes out what the tags leave to be understood, before anything else reads them
  // (completed_record.h).
  void (*complete)(DealRecord& record) = [](DealRecord&) {};
  // What is wrong with tags that no form alone can judge, or that other programs write too.
  std::vector<DealError> (*faults)(const DealRecord& record, std::optional<Contract> contract) =
      [](const DealRecord&, std::optional<Contract>) { return std::vector<DealError>(); };
  // The name of the contract in a text that says more of it, as notrump of 3NT, or says it as its
  // players do; empty where there is none.
  std::string (*contract_in)(const std::string& text) = [](const std::string&) {
    return std::string();
  };
  // What [Contract] may be besides, behind the names in a message: ", or as in 4S, 3NT".
  std::string_view other_contracts = {};
};

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_GAME_TAGS_H_
