// How Jass is written.

#include <array>

#include "formats/cards/seating.h"
#include "formats/cards/swiss_cards.h"
#include "formats/game_format.h"
#include "formats/games/jass/jass_kit.h"
#include "formats/games/jass/melds_view.h"
#include "formats/input/tag_table.h"
#include "formats/text/choice_view.h"
#include "solver/games/jass/sheet.h"
#include "solver/games/jass/sides.h"

namespace matador::jass {

extern const SheetFormat kSheet;  // sheet.cc
namespace {

constexpr GameGuide kGuide{
    .title = "Schieber Jass",
    .languages = "de-CH gsw",
    .rules =
        "36 cards, 6 to ace, of acorns, roses, shields and bells; four players, partners\n"
        "opposite, get 9 each. Forehand names a suit as trumps, Obenabe (the ace is\n"
        "highest, no trumps) or Undenufe (the six is highest), or pushes the choice to\n"
        "his partner. Trumps rank Under (Puur), 9 (Näll), A K O 10 8 7 6, other suits A K\n"
        "O U 10 9 8 7 6. Follow suit or play a trump; nobody may play a lower trump than\n"
        "lies in the trick, and the Puur need never be played when trumps are led.\n"
        "Points: A 11, ten 10, K 4, O 3, U 2; in trumps Under 20, 9 14; without trumps\n"
        "each 8 counts 8. The last trick is worth 5, all tricks 100. Wyz are shown at the\n"
        "start: runs of three 20, of four 50, of five and more 100, quartets 100, nines\n"
        "150, unders 200; Stöck, king and ober of trumps, is 20. Points are multiplied\n"
        "by the contract, and a game goes to 3000. Two to six players can play.\n"
        "\n"
        "Cards may be typed as words, Schilten Ass Puur Näll, and in French suits;\n"
        "--suits swiss shows Schi, Ro, Sche, Ei, --suits french French suits. Where\n"
        "black suits count double, add --options multipliers=2-1-2-1-3-4. Who was pushed\n"
        "to asks with --seat 3, and with --options push-back=off if he must declare.",
    .examples =
        "matador advise --game jass --contracts obenabe,undenufe --hand 'SA SU S9 RK R8 BT AA A9 "
        "A6'\n"
        "matador melds --game jass --hand 'Schilten Ass König Ober, Rosen 6, "
        "Schellen 10 9 8 7, Eichel 7'\n"
        "matador advise --game jass --seat 3 --contracts obenabe,undenufe --hand 'SA SU S9 RK R6 "
        "BA "
        "BT AO A7'\n"
        "matador table melds --game jass\n"
        "matador table contract --game jass --hand AU9.K8.T.A96 --deals 20"};

class JassChoice : public FreeChoice {
 public:
  int multiplier(const Task& task) const override {
    return jass::multiplier(task.contract, task.options);
  }

  bool is_choice(const Task& task, std::optional<Seat> /*declarer*/) const override {
    if (task.player) return true;
    return task.declarer == first_declarer(task.deal.seats(), task.joker, forehand(task));
  }

  std::string about_the_sheet(const Task& task) const override {
    return task.player ? "In the score are his Wyz, Stöck\nand match, and the multiplier.\n"
                       : "In the score are Wyz, Stöck and\nmatch of both sides, and the "
                         "multiplier.\n";
  }
};

constexpr Seating kSeating{.counter_clockwise = true};
constexpr std::array kInstead{
    AskedInstead{tags::kStatements, "who was pushed to asks with --seat 3"}};
constexpr GameTags kTags{.instead = kInstead};
constexpr OtherPrograms kOthers{.formats = {&kJassKit, 1}};
const JassChoice kChoice;
constexpr GameFormat kFormat{.guide = kGuide,
                             .cards = swiss_cards_in_use,
                             .seating = &kSeating,
                             .tags = &kTags,
                             .others = &kOthers,
                             .melds = &kMeldsFormat,
                             .free_choice = &kChoice,
                             .sheet = &kSheet,
                             .paper = {.kind = "slates"}};

}  // namespace

const GameFormat& format() { return kFormat; }

}  // namespace matador::jass
