// Advice for a player who sees only his own cards, as text for people.
//
//   advice_view(1, advice, notes, /*symbols=*/true)
//   opinion_view(so_far, /*symbols=*/true)           // "best so far: ♥A, 64.30 over 12 ways"

#ifndef MATADOR_FORMATS_TEXT_ADVICE_VIEW_H_
#define MATADOR_FORMATS_TEXT_ADVICE_VIEW_H_

#include <cstdint>
#include <string>

#include "formats/cards/card_style.h"
#include "formats/input/notes.h"
#include "solver/advice/advise.h"
#include "solver/advice/question.h"

namespace matador {

// ---- Advice view --------------------------------------------------------------------------------

// `symbols`: the screen has the symbols of the suits.
std::string advice_view(std::uint64_t deal, const Advice& advice, const Notes& notes, bool symbols);

// One line without its end, for the time until the advice is there.
std::string opinion_view(const Advice& so_far, bool symbols);

// ---- Option text --------------------------------------------------------------------------------
// The options of advice and their values, as words for people.
//
//   option_name(option, question, face)                   // "♥A", "shields", "push"
//   mean_text(2.5, model, Objective::kScore)              // "+2.50"

// What the observer sees of the talon before he exchanges.
CardSet seen_talon(const AdviceQuestion& question);

std::string option_name(const Option& option, const AdviceQuestion& question, const CardFace& face);

std::string mean_text(double value, const Task& model, Objective objective);

}  // namespace matador

#endif  // MATADOR_FORMATS_TEXT_ADVICE_VIEW_H_
