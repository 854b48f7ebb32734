// How Scharwenzel is written.

#include <array>
#include <range/v3/algorithm/find.hpp>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "formats/games/game_format.h"
#include "solver/games/scharwenzel/rules.h"

namespace matador::scharwenzel {

SheetMaker make_sheet;            // sheet.cc
ResultReaderMaker result_reader;  // result.cc
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
struct Language {
  std::string_view name;
  std::array<std::string_view, Rules::kMatadors> matadors;
};

constexpr std::array kLanguages{
    Language{"german",
             {"Spadille", "Manille", "Basta", "Kreuzbauer", "Pikbauer", "Herzbauer", "Karobauer"}},
    Language{"low-german",
             {"Oldsch", "S\u00F6v", "Basta", "Kleverbur", "Piekbur", "Hartenbur", "Rutenbur"}},
    Language{"sailors",
             {"K\u00E4ppen sin Madam", "St\u00FCrmann", "K\u00E4ppen sin Dochter", "Timmermann",
              "Murmann", "Knuppen", "Waterdreger"}}};

// "♣Q Oldsch, ♥7 Söv, ♠Q Basta, ..."
std::string matador_names(Suit trump, std::string_view language, const CardFace& face) {
  const auto* const names = ranges::find(kLanguages, language, &Language::name);
  const auto cards = Rules::matadors(trump);
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    parts.push_back(absl::StrCat(face.card(cards.at(i)), " ", std::string(names->matadors.at(i))));
  }
  return absl::StrJoin(parts, ", ");
}

class ScharwenzelFormat : public GameFormat {
 public:
  GameGuide guide() const override { return kGuide; }
  std::vector<std::string> languages() const override {
    std::vector<std::string> names;
    for (const Language& language : kLanguages) names.emplace_back(language.name);
    return names;
  }
  std::string names_of_cards(const Task& task, const std::string& language,
                             const CardFace& face) const override {
    return absl::StrCat(
        "Top trumps: ", matador_names(*task.game->trump(task.contract), language, face), "\n");
  }

  SheetMaker* sheet_maker() const override { return make_sheet; }
  ResultReaderMaker* result_reader_maker() const override { return result_reader; }
};

}  // namespace

const GameFormat& format() {
  static const ScharwenzelFormat format;
  return format;
}

}  // namespace matador::scharwenzel
