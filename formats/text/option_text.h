// The options of advice and their values, as words for people.
//
//   option_name(option, question, face)                   // "♥A", "shields", "push"
//   mean_text(2.5, model, Objective::kScore)              // "+2.50"

#ifndef MATADOR_FORMATS_TEXT_OPTION_TEXT_H_
#define MATADOR_FORMATS_TEXT_OPTION_TEXT_H_

#include <string>

#include "formats/cards/card_style.h"
#include "solver/advice/options.h"
#include "solver/advice/question.h"

namespace matador {

// What the observer sees of the talon before he exchanges.
CardSet seen_talon(const AdviceQuestion& question);

std::string option_name(const Option& option, const AdviceQuestion& question, const CardFace& face);

std::string mean_text(double value, const Task& model, Objective objective);

}  // namespace matador

#endif  // MATADOR_FORMATS_TEXT_OPTION_TEXT_H_
