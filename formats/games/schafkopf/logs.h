// Games that were played elsewhere: saved pages of sauspiel.de, and the lines of the program
// openschafkopf (formats.md).
//
//   <h1>Sauspiel auf die Blaue von Anna</h1> ... <th>Klopfer</th><td><a>Beni</a></td> ...
//   Rufspiel Blaue von 3: so h7 go eo ho hz hk eu ...
//
// Of a page only what tells the game is kept, so that a page of any size can be read.

#ifndef MATADOR_FORMATS_GAMES_SCHAFKOPF_LOGS_H_
#define MATADOR_FORMATS_GAMES_SCHAFKOPF_LOGS_H_

#include <array>
#include <memory>

#include "formats/input/foreign_format.h"

namespace matador::schafkopf {

std::unique_ptr<ForeignReader> make_page_reader();
std::unique_ptr<ForeignReader> make_line_reader();

inline constexpr std::array kLogs{
    ForeignFormat{.name = "sauspiel",
                  .about = "saved pages of games of Schafkopf at sauspiel.de",
                  .ending = "html",
                  .by_first_line = true,
                  .make_reader = make_page_reader},
    ForeignFormat{.name = "openschafkopf",
                  .about = "games of the program openschafkopf, one a line",
                  .ending = "txt",
                  .by_first_line = true,
                  .make_reader = make_line_reader}};

}  // namespace matador::schafkopf

#endif  // MATADOR_FORMATS_GAMES_SCHAFKOPF_LOGS_H_
