// How Coiffeur is written.

#include <array>

#include "formats/cards/seating.h"
#include "formats/cards/swiss_cards.h"
#include "formats/game_format.h"
#include "formats/input/tag_table.h"
#include "formats/text/choice_view.h"
#include "formats/words/text.h"
#include "solver/games/coiffeur/sheet.h"
#include "solver/hand_on.h"

namespace matador::coiffeur {

extern const SheetFormat kSheet;  // sheet.cc
namespace {

constexpr GameGuide kGuide{
    .title = "Coiffeur",
    .rules =
        "Three players get 12 of the 36 cards of Jass each, and each plays alone. In turn\n"
        "they declare: each of ten contracts once, which makes 30 deals. These are the\n"
        "four suits as trumps, Obenabe, Undenufe, Slalom (the two alternate from trick to\n"
        "trick), Gustav (six tricks of one, then six of the other), and two jokers, any\n"
        "of these. Cards rank, count and are followed as in Jass (matador help jass);\n"
        "there is no Wyz and no Stöck. The declarer leads, and only his points are\n"
        "written down. When all three have played a contract, the best gets sticks and\n"
        "the worst circles: 1 for a suit, 2 for Obenabe, Undenufe and Slalom, 3 for\n"
        "Gustav and the jokers. All tricks are worth 2 sticks more, no trick 2 circles.",
    .examples =
        "matador advise --game coiffeur --contracts obenabe,slalom --worlds 10 --hand "
        "AKO9.AU.AK96.A8\n"
        "matador table points --game coiffeur --contracts obenabe --deals 10 --limit 100000",
    .contract = "obenabe",
    .other_hands =
        "this is the Coiffeur of three players, each for himself; of four with 9 cards, "
        "matador advise --game jass --options multipliers=N-N-N-N-N-N compares the "
        "suits, Obenabe and Undenufe"};

absl::Status as_form(const std::string& text, const CardStyle& /*style*/) {
  if (text == "joker") return absl::OkStatus();
  return invalid("a contract can count as \"joker\", not as ", in_quotes(text));
}

constexpr std::array kTags{
    KnownTag{.name = kAsTag,
             .form = as_form,
             .value = "joker",
             .about = "the contract counts as a joker on the sheet of Coiffeur",
             .words = "joker"}};

class CoiffeurChoice : public FreeChoice {
 public:
  // On the sheet points are compared.
  Objective chosen_by() const override { return Objective::kPoints; }

  int multiplier(const Task& task) const override {
    const std::optional<int> line =
        Sheet().line_for(contract_name(task), task.declarer, /*as_joker=*/false);
    return kSheetLines[static_cast<std::size_t>(line.value())].multiplier;
  }

  bool is_choice(const Task& task, std::optional<Seat> declarer) const override {
    return task.declarer == declarer.value_or(task.declarer);
  }

  std::string about_the_sheet(const Task& /*task*/) const override {
    return "On the sheet that is compared with\n"
           "what the others make of the same contract, and counts as often as the contract says.\n";
  }
};

constexpr std::array<std::string_view, kSheetLines.size()> kLineNames = [] {
  std::array<std::string_view, kSheetLines.size()> names;
  for (std::size_t i = 0; i < names.size(); ++i) names[i] = kSheetLines[i].name;
  return names;
}();

constexpr Seating kSeating{.counter_clockwise = true};
constexpr GameTags kGameTags{.own = kTags};
const CoiffeurChoice kChoice;
constexpr GameFormat kFormat{.guide = kGuide,
                             .cards = swiss_cards_in_use,
                             .seating = &kSeating,
                             .tags = &kGameTags,
                             .free_choice = &kChoice,
                             .sheet = &kSheet,
                             .paper = {.kind = "lines", .lines = kLineNames}};

}  // namespace

const GameFormat& format() { return kFormat; }

}  // namespace matador::coiffeur
