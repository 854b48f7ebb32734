#include "tools/cli/suits_option.h"

#include "formats/cards/swiss_cards.h"

namespace matador {

void add_suits_option(CommandLine& line) {
  line.value("suits", "HOW",
             "of Jass and Coiffeur in text: swiss (the default); german; french; or the French "
             "suits that acorns, roses, shields and bells are, also where they are read: CHSD",
             {"swiss", "german", "french"});
}

void use_suits(const CommandLine& line) {
  use_swiss_cards(usable(swiss_cards(line.text("suits", "swiss"))));
}

}  // namespace matador
