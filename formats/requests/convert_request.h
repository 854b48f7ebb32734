// What `matador convert` reads and writes: games of bridge in PBN, logs of jass-kit and games of
// the International Skat Server beside deal files.
//
//   GameStream games(std::cin, "<stdin>", reading);
//   while (std::optional<NumberedDeal> deal = games.next()) ...

#ifndef MATADOR_FORMATS_REQUESTS_CONVERT_REQUEST_H_
#define MATADOR_FORMATS_REQUESTS_CONVERT_REQUEST_H_

#include <cstdint>
#include <istream>
#include <optional>
#include <string>

#include "formats/input/deal_files.h"
#include "formats/requests/arguments.h"
#include "formats/requests/report.h"

namespace matador {

// The games of a stream in any of these forms.
class GameStream {
 public:
  // Messages call the stream `name`; its deals are numbered from `before` + 1.
  GameStream(std::istream& in, std::string name, Reading reading, std::uint64_t before = 0);

  std::optional<NumberedDeal> next();
  std::uint64_t number() const { return number_; }  // of the last deal

 private:
  std::optional<NumberedDeal> next_logged();

  std::string name_;
  Reading reading_;
  std::uint64_t number_;
  std::optional<LineReader> log_;  // or else
  std::optional<DealFiles> deals_;
};

// --to: "deals" (the default), "pbn" or "jass-kit".
std::string read_target(const Arguments& arguments);

// Writes each deal in this form; and the text before the first deal.
AnswerDeal writer_of(const std::string& target);
std::string heading_of(const std::string& target);

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_CONVERT_REQUEST_H_
