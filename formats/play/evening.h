// An evening at the table, for one person and players who take the other seats: lines in, text out.
// It knows no terminal and no files, and the same lines get the same answers.
//
//   Evening evening(settings, /*before=*/{}, opponent, workers);
//   print(evening.begin());
//   while (!evening.over() && read(line)) print(evening.answer(line));
//   evening.deals()      // the deal file of all deals so far, the one in play too
//
// Parts: declaring (solver/players/declaring.h), exchange, cards, and what can be asked when a deal
// is over. Every line is a command or the answer to the last question.

#ifndef MATADOR_FORMATS_PLAY_EVENING_H_
#define MATADOR_FORMATS_PLAY_EVENING_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "formats/input/deal_record.h"
#include "formats/input/problem.h"
#include "formats/play/table_text.h"
#include "solver/advice/advise.h"
#include "solver/players/contest.h"
#include "solver/players/declaring.h"

namespace matador {

struct EveningSettings {
  const Game* game;
  int seats;
  Seat seat;  // of the person
  std::uint64_t seed = 1;
  std::optional<Contract> contract = {};  // of every deal; none: as the game has it
  std::vector<RuleOption> options = {};
  bool symbols = false;  // the screen has the symbols of the suits
};

class Evening {
 public:
  // `opponent` plays all other seats; it and the workers outlive the evening. `before`: the deals
  // of this evening so far, by deals(), of which the last may be in play.
  Evening(EveningSettings settings, std::vector<DealRecord> before, CardPlayer& opponent,
          Workers workers);

  // The text up to the first question.
  std::string begin();
  // Answers one line; never fails: the answer tells what is wrong with the line.
  std::string answer(const std::string& line);
  bool over() const { return over_; }

  std::string deals() const;

 private:
  using Action = std::string (Evening::*)();
  struct Command {
    const char* name;
    const char* about;
    Action action;
  };
  static const std::vector<Command>& commands();

  // ---- The course of a deal ---------------------------------------------------------------------

  std::string new_deal();
  absl::Status deal_next();
  std::string go_on();  // until the person is asked
  std::string declare();
  std::string exchange();
  std::string play();
  std::string finish();
  std::string fault(const absl::Status& status);
  void resume(const DealRecord& record);
  // Of its score-sheet.
  Heading heading() const {
    return {{.game = settings_.game, .options = settings_.options}, settings_.seats};
  }
  DealRecord record() const;
  std::string id() const;

  // ---- What the person types --------------------------------------------------------------------

  std::string question() const;
  std::string naming_question() const;
  std::string named(const std::string& line);
  std::string exchanged(const std::string& line);
  std::string played(const std::string& line);

  std::string hint();
  std::string back();
  std::string again();
  std::string next();
  std::string show_review();
  std::string score();
  std::string sheet() const;
  std::string help();
  std::string quit();

  bool is_finished() const { return finished_.size() == deals_begun_ && task_; }

  EveningSettings settings_;
  CardPlayer& opponent_;
  Workers workers_;
  std::vector<DealRecord> finished_;
  std::size_t deals_begun_ = 0;  // with the one in play
  std::uint64_t number_ = 0;     // of the deal of the seed, from 1
  std::optional<Declaring> declaring_;
  std::optional<Task> task_;  // once the contract is named
  std::size_t shown_ = 0;     // moves of its play
  bool over_ = false;
};

}  // namespace matador

#endif  // MATADOR_FORMATS_PLAY_EVENING_H_
