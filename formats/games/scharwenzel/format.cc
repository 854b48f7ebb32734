// How Scharwenzel is written.

#include <array>
#include <range/v3/algorithm/find.hpp>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/cards/card_style.h"
#include "formats/game_format.h"
#include "solver/games/scharwenzel/rules.h"

namespace matador::scharwenzel {

extern const SheetFormat kSheet;  // sheet.cc
namespace {

constexpr GameGuide kGuide{
    .title = "Scharwenzel",
    .rules =
        "Four, six or eight players sit alternately in two teams. Six players have 36\n"
        "cards, 6 to ace, the others 32. The highest trumps are always the queen of\n"
        "clubs, the seven of trumps, the queen of spades, and the jacks of clubs, spades,\n"
        "hearts and diamonds; all other cards rank A K Q 10 9 8 7 6. Each in turn says\n"
        "the length of his best trump suit, from 3 on, if it beats what was said; clubs\n"
        "beat the same length. The winner names his longest suit, and forehand leads.\n"
        "Follow suit if you can. Only tricks count: the side that wins most gets 2\n"
        "points, in clubs 4, and 2 more if the others had no trick by then. It may stop\n"
        "then, or play on for all tricks, a tout. Three or more of the highest trumps in\n"
        "one team are matadors and score too. 24 points are a thread.",
    .examples =
        "matador advise --game scharwenzel --contract clubs --declarer 2 --hand AKQ.A7.KT.A\n"
        "matador table matadors --game scharwenzel\n"
        "matador table bock --game scharwenzel --deals 100"};

// What the seven highest trumps are called on Fehmarn, today and by the sailors of old, from the
// highest to the lowest.
constexpr std::array<std::string_view, 3> kLanguages{"german", "low-german", "sailors"};
constexpr std::array<std::array<std::string_view, Rules::kMatadors>, kLanguages.size()> kMatadors{
    {{"Spadille", "Manille", "Basta", "Kreuzbauer", "Pikbauer", "Herzbauer", "Karobauer"},
     {"Oldsch", "S\u00F6v", "Basta", "Kleverbur", "Piekbur", "Hartenbur", "Rutenbur"},
     {"K\u00E4ppen sin Madam", "St\u00FCrmann", "K\u00E4ppen sin Dochter", "Timmermann", "Murmann",
      "Knuppen", "Waterdreger"}}};

// "Top trumps: ♣Q Oldsch, ♥7 Söv, ♠Q Basta, ..."
std::string matador_names(const Task& task, std::string_view language, const CardFace& face) {
  const auto place = ranges::find(kLanguages, language) - kLanguages.begin();
  const auto& names = kMatadors[static_cast<std::size_t>(place)];
  const auto cards = Rules::matadors(*task.game->trump(task.contract));
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    parts.push_back(absl::StrCat(face.card(cards.at(i)), " ", std::string(names.at(i))));
  }
  return absl::StrCat("Top trumps: ", absl::StrJoin(parts, ", "), "\n");
}

constexpr CardNames kCardNames{.languages = kLanguages, .line = matador_names};
constexpr GameFormat kFormat{.guide = kGuide, .card_names = &kCardNames, .sheet = &kSheet};

}  // namespace

const GameFormat& format() { return kFormat; }

}  // namespace matador::scharwenzel
