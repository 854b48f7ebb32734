// What a command has to say about one deal: its answer, and messages for standard error.

#ifndef MATADOR_FORMATS_REQUESTS_REPORT_H_
#define MATADOR_FORMATS_REQUESTS_REPORT_H_

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/game_format.h"
#include "formats/input/deal_files.h"
#include "formats/input/deal_record.h"
#include "formats/input/foreign_format.h"
#include "solver/games/registry.h"

namespace matador {

// ---- Losses -------------------------------------------------------------------------------------
// What has no place in a format of other programs: it is left out, and told once for all deals.
//
//   std::vector<Loss> of_deal;
//   absl::StatusOr<std::string> text = write_what_has_place(deal, record, strict, write, of_deal);
//   losses.add(of_deal);
//   std::cerr << losses.warnings();      // at the end

// What one deal has lost, for one reason.
struct Loss {
  std::string file;
  std::uint64_t deal;
  std::uint64_t line;
  NoPlace what;
  std::vector<std::string> names;  // of the tags that have no place, those that the deal had
};

using WriteDeal = std::function<ForeignText(const DealRecord& record, const Problem& problem)>;

// The deal without those of its tags that have no place, which are added to `losses`; if `strict`
// they are a fault.
absl::StatusOr<std::string> write_what_has_place(const NumberedDeal& deal, DealRecord record,
                                                 bool strict, const WriteDeal& write,
                                                 std::vector<Loss>& losses);

class Losses {
 public:
  void add(const std::vector<Loss>& of_deal);
  // One for each kind of what was left out.
  std::string warnings() const;

 private:
  // Of the first deal, with the names of all.
  struct Kind {
    Loss loss;
    int deals = 0;
  };
  std::vector<Kind> kinds_;
};

// ---- Report -------------------------------------------------------------------------------------

struct Report {
  std::string answer;    // empty if there is none
  std::string messages;  // warnings and errors, with their file and line
  double input_read = 0;
  absl::Status status = {};       // not OK: the error, which is also in `messages`
  std::vector<Loss> losses = {};  // what has no place in the format of the answer
};

// The errors as objects for other programs, one a line, in place of the answer to the deal:
// {"deal":2,"file":"a.deals","line":7,"error":"the line has no closing quote"}
std::string error_json(const NumberedDeal& deal, const DealError& error);

// The text for a deal, or its fault.
using AnswerDeal =
    std::function<absl::StatusOr<std::string>(const NumberedDeal& deal, const DealRecord& record)>;

// The answer to the deal, unless it could not be read.
Report report_on(const NumberedDeal& deal, const AnswerDeal& answer);

// ---- Games with ---------------------------------------------------------------------------------
// The names of the games that have something, for messages.

// Their names, with commas between them. `has`: what is asked about each format, or a facet of it.
template <class Has>
std::string games_with(const Has& has) {
  std::string names;
  for (const Game* game : all_games()) {
    if (!std::invoke(has, format_of(*game))) continue;
    names += (names.empty() ? "" : ", ") + std::string(game->name());
  }
  return names;
}

// ---- Time left ----------------------------------------------------------------------------------
// What is left of the time that the answers to one deal may take.
//
//   const TimeLeft time(/*seconds=*/10);
//   request.seconds = time.share(/*parts=*/2);   // 5, for the first of two solves; then what is
//   left

class TimeLeft {
 public:
  // From now on; 0: no bound.
  explicit TimeLeft(double seconds) : seconds_(seconds) {}

  // In seconds, never 0 where there is a bound; 0 where there is none.
  double share(int parts) const {
    if (seconds_ == 0) return 0;
    return std::max(seconds_ - passed(), kLeast) / parts;
  }
  // In seconds.
  double passed() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr double kLeast = 1e-6;

  double seconds_;
  Clock::time_point start_ = Clock::now();
};

}  // namespace matador

#endif  // MATADOR_FORMATS_REQUESTS_REPORT_H_
