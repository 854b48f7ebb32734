#include "formats/requests/naming_request.h"

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <range/v3/algorithm/find_if.hpp>
#include <range/v3/algorithm/minmax.hpp>
#include <utility>
#include <variant>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/cards/card_list.h"
#include "formats/cards/card_style.h"
#include "formats/cards/moves.h"
#include "formats/cards/seating.h"
#include "formats/game_format.h"
#include "formats/input/json_deal.h"
#include "formats/input/problem.h"
#include "formats/output/answer_facets.h"
#include "formats/output/task_json.h"
#include "formats/sheets/result.h"
#include "formats/sheets/score_sheet.h"
#include "formats/text/auction_view.h"
#include "formats/words/text.h"
#include "solver/cards/seat.h"
#include "solver/games/auction.h"
#include "solver/games/tasks.h"
#include "solver/games/winnings.h"
#include "solver/hand_on.h"
#include "solver/players/bid_talk.h"
#include "solver/players/declaring.h"
#include "solver/players/house.h"

namespace matador {

// ---- Naming request -----------------------------------------------------------------------------

namespace {

using Json = nlohmann::ordered_json;

constexpr char kHeld[] = "yes";

// By what a contract goes, beside the word for it.
Json choice_json(const Option& option, const Game& game) {
  Json json{{"says", naming_word(option, game)}};
  const auto* contract = std::get_if<Contract>(&option);
  if (contract == nullptr) return json;
  json["contract"] = std::string(game.contract(*contract).name);
  if (contract->trump) json["trump"] = std::string(card_style(game).name(*contract->trump));
  return json;
}

class Opening {
 public:
  Opening(Problem problem, Seat person, MayName may_name, const NamingSettings& settings,
          const Workers& workers)
      : game_(*problem.game),
        problem_(std::move(problem)),
        person_(person),
        may_name_(std::move(may_name)),
        settings_(settings),
        workers_(workers) {
    json_ = {{"deal", settings.number},
             {"game", std::string(game_.name())},
             {"seats", problem_.deal.seats()},
             {"dealer", problem_.dealer->number()},
             {"said", Json::array()}};
  }

  // Goes on until the person is asked, or all is settled.
  absl::Status run() {
    const BidsFormat* bids = format_of(game_).bids;
    if (bids != nullptr && !problem_.contract) {
      if (absl::Status status = bid(*bids); !status.ok() || is_over_) return status;
    }
    if (absl::Status status = name(); !status.ok() || is_over_) return status;
    if (absl::Status status = exchange(); !status.ok() || is_over_) return status;
    json_["contract"] = std::string(game_.contract(task_->contract).name);
    if (game_.is_declared(task_->contract)) json_["declarer"] = task_->declarer.number();
    return absl::OkStatus();
  }

  // Of a course that is settled; none while somebody is asked, and where all have passed.
  const Task* task() const { return is_over_ || !task_ ? nullptr : &*task_; }
  Json& json() { return json_; }

 private:
  absl::Status bid(const BidsFormat& bids);
  void tell_statements();
  absl::Status name();
  absl::Status exchange();

  absl::StatusOr<Declaring> declaring(std::optional<Seat> declarer) const {
    Problem problem = problem_;
    problem.declarer = declarer;
    return Declaring::of(problem, settings_.number, may_name_, workers_);
  }
  // How far a player goes by his own hand.
  absl::StatusOr<int> limit_of(Seat seat, const BidsFormat& bids) const;

  std::optional<std::string> next_word() {
    if (words_ == settings_.said.size()) return std::nullopt;
    return settings_.said[words_++];
  }
  void tell(Seat seat, Json said) {
    Json one{{"seat", seat.number()}};
    one.update(said);
    json_["said"].push_back(one);
  }
  void ask(Seat seat, const std::string& question) {
    json_["seat"] = seat.number();
    json_["question"] = question;
    is_over_ = true;
  }
  void pass_out() {
    json_["passed_out"] = true;
    is_over_ = true;
  }

  const Game& game_;
  Problem problem_;
  Seat person_;
  MayName may_name_;
  const NamingSettings& settings_;
  const Workers& workers_;
  std::size_t words_ = 0;       // of those that were said
  std::optional<Seat> bidder_;  // who has won the bidding
  std::optional<Task> task_;
  bool is_over_ = false;
  Json json_;
};

absl::StatusOr<int> Opening::limit_of(Seat seat, const BidsFormat& bids) const {
  MATADOR_ASSIGN_OR_RETURN(const Declaring own, declaring(seat));
  MATADOR_ASSIGN_OR_RETURN(const Option advised, advised_naming(*own.naming(), workers_));
  for (const Task& task : own.naming()->tasks) {
    if (Option(task.contract) == advised) return bids.worth(task);
  }
  return 0;  // to pass
}

absl::Status Opening::bid(const BidsFormat& bids) {
  BidTalk talk(forehand(problem_), problem_.deal.seats(), bids.ladder());
  while (const auto turn = talk.turn()) {
    const std::string offer = turn->holds ? kHeld : absl::StrCat(turn->bid);
    std::optional<std::string> word = next_word();
    if (!word) {
      const bool asks = turn->seat == person_;
      if (!asks || settings_.is_advised) {
        MATADOR_ASSIGN_OR_RETURN(const int limit, limit_of(turn->seat, bids));
        word = turn->bid <= limit ? offer : "pass";
      }
      if (asks) {
        if (word) json_["advice"] = *word;
        ask(turn->seat, turn->holds ? "hold" : "bid");
        json_["bid"] = turn->bid;
        json_["choices"] = {{{"says", offer}}, {{"says", "pass"}}};
        return absl::OkStatus();
      }
    }
    if (*word != offer && !is_pass(*word)) {
      return absl::InvalidArgumentError(
          absl::StrCat(in_quotes(*word), ": expected ", offer, " or pass"));
    }
    tell(turn->seat, {{"says", *word}});
    talk.say(*word == offer);
  }
  bidder_ = talk.winner();
  if (!bidder_) pass_out();
  if (bidder_) problem_.own_tags.push_back({std::string(bids.tag), absl::StrCat(talk.bid())});
  return absl::OkStatus();
}

// Of an auction that is forced.
void Opening::tell_statements() {
  if (!game_.has_auction() || problem_.contract) return;
  Seat seat = forehand(problem_);
  json_["statements"] = Json::array();
  for (const Statement& statement : forced_auction(game_, problem_.deal, seat).statements) {
    json_["statements"].push_back({{"seat", seat.number()}, {"says", statement_text(statement)}});
    seat = seat.next(problem_.deal.seats());
  }
}

absl::Status Opening::name() {
  MATADOR_ASSIGN_OR_RETURN(Declaring declaring, this->declaring(bidder_));
  tell_statements();
  while (const Naming* next = declaring.naming()) {
    Naming naming = *next;
    if (bidder_) naming.may_pass = false;
    absl::StatusOr<Option> option = Option(Pass{});
    const std::optional<std::string> word = next_word();
    const bool asks = !word && naming.seat == person_;
    if (word) {
      option = read_naming(*word, naming);
    } else if (!asks || settings_.is_advised) {
      option = advised_naming(naming, workers_);
    }
    MATADOR_RETURN_IF_ERROR(option.status());
    if (asks) {
      if (settings_.is_advised) json_["advice"] = naming_word(*option, game_);
      ask(naming.seat, "contract");
      json_["choices"] = Json::array();
      for (const Option& one : options_of(naming)) {
        json_["choices"].push_back(choice_json(one, game_));
      }
      // Who has won the bidding looks first.
      if (bidder_ && game_.info().sees_talon) {
        json_["talon"] = cards_json(problem_.deal.talon(), card_style(game_));
      }
      return absl::OkStatus();
    }
    tell(naming.seat, choice_json(*option, game_));
    MATADOR_RETURN_IF_ERROR(declaring.decide(*option));
  }
  if (declaring.chosen_openly()) json_["openly"] = true;
  task_ = declaring.task();
  if (!task_) pass_out();
  return absl::OkStatus();
}

absl::Status Opening::exchange() {
  if (task_->exchange) return absl::OkStatus();
  const bool asks = task_->declarer == person_;
  const CardStyle& style = card_style(game_);
  if (asks && settings_.aside) {
    MATADOR_ASSIGN_OR_RETURN(const CardSet aside, settings_.aside->empty()
                                                      ? CardSet{}
                                                      : read_cards(*settings_.aside, style));
    task_->exchange = exchange_of(*task_, aside, settings_.number);
    if (task_->exchange) return absl::OkStatus();
    return absl::InvalidArgumentError("the contract does not allow this exchange with the talon");
  }
  absl::StatusOr<Exchange> advised = Exchange{};
  if (!asks || settings_.is_advised) advised = advised_exchange(*task_, settings_.number, workers_);
  MATADOR_RETURN_IF_ERROR(advised.status());
  if (!asks) {
    task_->exchange = *advised;
    return absl::OkStatus();
  }
  const bool sees = sees_talon_first(*task_);
  const CardSet talon = sees ? task_->deal.talon() : CardSet{};
  const auto aside = [&](const Exchange& way) { return way.discard | (talon - way.take); };
  std::vector<int> counts;
  for (const Exchange& way : game_.exchanges(*task_)) counts.push_back(aside(way).size());
  const auto [least, most] = ranges::minmax(counts);
  if (settings_.is_advised) json_["advice"] = cards_json(aside(*advised), style);
  ask(task_->declarer, "exchange");
  json_["contract"] = std::string(game_.contract(task_->contract).name);
  if (task_->contract.trump) json_["trump"] = std::string(style.name(*task_->contract.trump));
  json_["least"] = least;
  json_["most"] = most;
  if (sees) json_["talon"] = cards_json(talon, style);
  return absl::OkStatus();
}

}  // namespace

NamingSettings read_naming_settings(const Arguments& arguments) {
  NamingSettings settings{.number = arguments.number(options::kNumber),
                          .is_advised = arguments.has(options::kAdvice)};
  const std::string said = arguments.text(options::kSaid);
  if (!said.empty()) settings.said = absl::StrSplit(said, ',');
  if (arguments.has(options::kAside)) settings.aside = arguments.text(options::kAside);
  return settings;
}

absl::StatusOr<std::string> answer_naming(const DealRecord& record,
                                          const std::vector<DealRecord>& before,
                                          const NamingSettings& settings, const Workers& workers) {
  MATADOR_ASSIGN_OR_RETURN(const Heading heading, read_heading(record));
  MATADOR_ASSIGN_OR_RETURN(Problem problem, read_problem(record));
  const int seats = problem.deal.seats();
  if (!problem.dealer) problem.dealer = usual_dealer(settings.number, seats);
  const Game& game = *problem.game;
  MATADOR_ASSIGN_OR_RETURN(
      const Seat person,
      in_line(record.line_of({tags::kSeat}), read_seat(record.value(tags::kSeat), game, seats)));
  Opening opening(problem, person, room_on_sheet(before, heading), settings, workers);
  MATADOR_RETURN_IF_ERROR(in_line(record.line_of({tags::kDeal}), opening.run()));
  if (const Task* task = opening.task()) {
    opening.json()["tags"] = Json::object();
    for (const Tag& tag : record_of(*task).tags) opening.json()["tags"][tag.name] = tag.value;
  }
  return write_json(opening.json()) + "\n";
}

// ---- Naming -------------------------------------------------------------------------------------

std::string naming_word(const Option& option, const Game& game) {
  if (std::holds_alternative<Push>(option)) return "push";
  if (std::holds_alternative<Pass>(option)) return "pass";
  return shown_contract(game, std::get<Contract>(option));
}

std::vector<Option> options_of(const Naming& naming) {
  std::vector<Option> options;
  for (const Task& task : naming.tasks) options.emplace_back(task.contract);
  if (naming.pushes_to) options.emplace_back(Push{});
  if (naming.may_pass) options.emplace_back(Pass{});
  return options;
}

absl::StatusOr<Option> read_naming(const std::string& text, const Naming& naming) {
  const Game& game = *naming.problem.game;
  const std::vector<Option> options = options_of(naming);
  auto option = ranges::find_if(options, [&](const Option& one) {
    const bool passes = std::holds_alternative<Pass>(one) && is_pass(text);
    return passes || is_same_name(naming_word(one, game), text);
  });
  if (option == options.end()) {
    MATADOR_ASSIGN_OR_RETURN(const Contract contract, read_contract(text, game));
    option = ranges::find_if(options, [&](const Option& one) {
      const auto* named = std::get_if<Contract>(&one);
      return named != nullptr && named->index == contract.index;
    });
  }
  if (option != options.end()) return *option;
  return absl::InvalidArgumentError(absl::StrCat(in_quotes(text), " cannot be named now."));
}

Seat usual_dealer(std::uint64_t number, int seats) {
  const auto count = static_cast<std::uint64_t>(seats);
  return Seat::number(static_cast<int>((number + count - 2) % count) + 1);
}

MayName room_on_sheet(std::vector<DealRecord> finished, const Heading& heading) {
  return [finished = std::move(finished), heading](const Task& task) {
    if (finished.empty()) return true;
    const std::unique_ptr<ScoreSheet> sheet = make_sheet(heading);
    if (sheet == nullptr) return true;
    for (const DealRecord& record : finished) {
      const absl::StatusOr<DealResult> result = read_result(record);
      if (!result.ok()) return true;
      SheetRow row{.deal = 0, .result = *result};
      sheet->enter(row);
    }
    DealResult result{
        heading, ContractResult{.contract = task.contract, .declarer = task.declarer, .won = {}}};
    SheetRow row{.deal = 0, .result = std::move(result)};
    const std::optional<SheetFault> fault = sheet->enter(row);
    return !fault || fault->tag != tags::kContract;
  };
}

DealRecord record_of(const Task& task) {
  Problem problem = problem_of(task);
  problem.leader.reset();  // it is the usual one
  if (task.game->info().counts_penalties) problem.declarer.reset();
  return write_problem(problem);
}

// ---- Count request ------------------------------------------------------------------------------

namespace {

using Json = nlohmann::ordered_json;

class Count {
 public:
  Count(const Task& task, const Played& played)
      : task_(task),
        played_(played),
        has_points_(task.game->has(Objective::kPoints, task.contract)) {}

  void add_to(Json& json) const {
    json["won"] = Json::array();
    for (int i = 0; i < played_.complete_tricks(); ++i) {
      const Trick& trick = played_.tricks()[static_cast<std::size_t>(i)];
      Json won{{"seat", trick.winner.number()}};
      if (has_points_) won["points"] = trick.points;
      json["won"].push_back(won);
    }
    for (const Seat seat : all_seats(task_.deal.seats())) {
      const Winnings won = won_by({seat}, played_);
      json["tricks"].push_back(won.tricks);
      if (has_points_) json["points"].push_back(won.points);
    }
    if (task_.game->everyone_for_himself(task_.deal.seats(), task_.contract)) return;
    const SeatSet side = task_.game->declaring_side(task_);
    SeatSet others;
    for (const Seat seat : all_seats(task_.deal.seats())) {
      if (!side.contains(seat)) others |= seat;
    }
    json["sides"] = {side_json(side), side_json(others)};
    add_needed(json);
    if (is_secret()) json["secret"] = true;
  }

 private:
  Json side_json(SeatSet side) const {
    const Winnings won = won_by(side, played_);
    Json json{{"seats", Json::array()}, {"tricks", won.tricks}};
    for (const Seat seat : all_seats(task_.deal.seats())) {
      if (side.contains(seat)) json["seats"].push_back(seat.number());
    }
    if (has_points_) json["points"] = won.points;
    return json;
  }

  // What wins the deal for the declaring side: nothing where no number of points or tricks does.
  void add_needed(Json& json) const {
    const std::vector<Rung> ladder = task_.game->outcome_ladder(task_);
    const auto winning = ranges::find_if(ladder, [](const Rung& rung) { return rung.value > 0; });
    if (winning == ladder.end()) return;
    if (winning->goal == Goal::kPoints) json["needed"] = {{"points", winning->target}};
    if (winning->goal == Goal::kTricks) json["needed"] = {{"tricks", winning->target}};
  }

  // Until the called card is played.
  bool is_secret() const {
    const auto called = task_.game->order(task_).called;
    if (!called) return false;
    for (const Seat seat : all_seats(task_.deal.seats())) {
      if (played_.hand(seat).contains(called->card)) return true;
    }
    return false;
  }

  const Task& task_;
  const Played& played_;
  bool has_points_;
};

}  // namespace

absl::StatusOr<std::string> answer_count(const NumberedDeal& deal, const DealRecord& record) {
  MATADOR_ASSIGN_OR_RETURN(const Problem problem, read_problem(record));
  MATADOR_ASSIGN_OR_RETURN(const std::vector<Task> tasks,
                           read_tasks(record, problem, /*all_contracts=*/false));
  if (tasks.empty()) {
    return DealError{record.line_of({tags::kDeal}), "everybody passes"};
  }
  // Where there is a task for each player they differ in nothing that matters here.
  const Task& task = tasks.front();
  Json json = task_json(deal.number, "", task);
  if (task.game->has_tricks(task.contract)) {
    MATADOR_ASSIGN_OR_RETURN(const Played played,
                             in_line(record.line_of({tags::kPlay}), played_so_far(task)));
    Count(task, played).add_to(json);
  }
  return write_json(json) + "\n";
}

}  // namespace matador
