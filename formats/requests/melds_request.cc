#include "formats/requests/melds_request.h"

#include <variant>
#include <vector>

#include "absl/strings/str_cat.h"
#include "formats/cards/seating.h"
#include "formats/game_format.h"
#include "formats/input/deal_tags.h"
#include "formats/input/notes.h"
#include "formats/input/problem.h"
#include "formats/output/melds_format.h"

namespace matador {
namespace {

std::string written(const MeldsFormat& melds, const MeldsQuestion& question, Format format,
                    bool symbols) {
  if (format == Format::kJson) return melds.json(question);
  if (format == Format::kCsv) return melds.csv(question);
  return melds.text(question, symbols) + "\n";
}

}  // namespace

std::string melds_heading(Format format) {
  if (format != Format::kCsv) return "";
  for (const GameFormat* game : all_formats()) {
    if (const MeldsFormat* melds = game->melds) return melds->csv_header();
  }
  return "";
}

Outcome<std::string> answer_melds(const NumberedDeal& deal, const DealRecord& record, Format format,
                                  bool symbols) {
  const Outcome<Heading> heading = read_heading(record);
  if (const auto* known = std::get_if<Heading>(&heading); known && format != Format::kCsv) {
    const MeldsFormat* melds = format_of(*known->game).melds;
    const auto alone = hand_alone(record, *known->game, known->seats);
    if (melds != nullptr && alone) {
      const int cards = known->game->shape(known->seats).hand_size;
      if (alone->hand.size() != cards) {
        return DealError{record.line_of({tags::kDeal}),
                         absl::StrCat(seat_name(*known->game, alone->seat), " holds ",
                                      alone->hand.size(), " cards, expected ", cards)};
      }
      const MeldsOfHand question{deal.number, *known, alone->seat, alone->hand};
      return format == Format::kJson ? melds->json_of_hand(question)
                                     : melds->text_of_hand(question, symbols) + "\n";
    }
  }
  const Outcome<Problem> problem = read_problem(record);
  if (const auto* error = std::get_if<DealError>(&problem)) return *error;
  const Game& game = *std::get<Problem>(problem).game;
  const MeldsFormat* melds = format_of(game).melds;
  if (melds == nullptr) {
    return DealError{record.line_of({tags::kGame}),
                     absl::StrCat(std::string(game.name()), " has no melds")};
  }
  const Outcome<std::vector<Task>> tasks = read_tasks(record, std::get<Problem>(problem), false);
  if (const auto* error = std::get_if<DealError>(&tasks)) return *error;
  // Where there is a task for each player they differ in nothing that matters to melds.
  const Task& task = std::get<std::vector<Task>>(tasks).front();
  return written(*melds, {deal.number, task, read_notes(record, game, task.deal.seats())}, format,
                 symbols);
}

}  // namespace matador
