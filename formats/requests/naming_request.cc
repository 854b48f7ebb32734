#include "formats/requests/naming_request.h"

#include <nlohmann/json.hpp>
#include <range/v3/algorithm/minmax.hpp>
#include <utility>
#include <variant>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/cards/card_list.h"
#include "formats/cards/card_style.h"
#include "formats/cards/moves.h"
#include "formats/cards/seating.h"
#include "formats/game_format.h"
#include "formats/input/bounded_json.h"
#include "formats/input/problem.h"
#include "formats/output/bids_format.h"
#include "formats/output/task_json.h"
#include "formats/requests/naming.h"
#include "formats/text/auction_view.h"
#include "formats/words/text.h"
#include "solver/games/auction.h"
#include "solver/games/tasks.h"
#include "solver/players/bid_talk.h"
#include "solver/players/declaring.h"
#include "solver/players/exchange.h"

namespace matador {
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

class Course {
 public:
  Course(Problem problem, Seat person, MayName may_name, const NamingSettings& settings,
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

absl::StatusOr<int> Course::limit_of(Seat seat, const BidsFormat& bids) const {
  const absl::StatusOr<Declaring> own = declaring(seat);
  if (!own.ok()) return own.status();
  const absl::StatusOr<Option> advised = advised_naming(*own->naming(), workers_);
  if (!advised.ok()) return advised.status();
  for (const Task& task : own->naming()->tasks) {
    if (Option(task.contract) == *advised) return bids.worth(task);
  }
  return 0;  // to pass
}

absl::Status Course::bid(const BidsFormat& bids) {
  BidTalk talk(forehand(problem_), problem_.deal.seats(), bids.ladder());
  while (const auto turn = talk.turn()) {
    const std::string offer = turn->holds ? kHeld : absl::StrCat(turn->bid);
    std::optional<std::string> word = next_word();
    if (!word) {
      const bool asks = turn->seat == person_;
      if (!asks || settings_.is_advised) {
        const absl::StatusOr<int> limit = limit_of(turn->seat, bids);
        if (!limit.ok()) return limit.status();
        word = turn->bid <= *limit ? offer : "pass";
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
void Course::tell_statements() {
  if (!game_.has_auction() || problem_.contract) return;
  Seat seat = forehand(problem_);
  json_["statements"] = Json::array();
  for (const Statement& statement : forced_auction(game_, problem_.deal, seat).statements) {
    json_["statements"].push_back({{"seat", seat.number()}, {"says", statement_text(statement)}});
    seat = seat.next(problem_.deal.seats());
  }
}

absl::Status Course::name() {
  absl::StatusOr<Declaring> declaring = this->declaring(bidder_);
  if (!declaring.ok()) return declaring.status();
  tell_statements();
  while (const Naming* next = declaring->naming()) {
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
    if (!option.ok()) return option.status();
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
    if (absl::Status status = declaring->decide(*option); !status.ok()) return status;
  }
  if (declaring->chosen_openly()) json_["openly"] = true;
  task_ = declaring->task();
  if (!task_) pass_out();
  return absl::OkStatus();
}

absl::Status Course::exchange() {
  if (task_->exchange) return absl::OkStatus();
  const bool asks = task_->declarer == person_;
  const CardStyle& style = card_style(game_);
  if (asks && settings_.aside) {
    const absl::StatusOr<CardSet> aside =
        settings_.aside->empty() ? CardSet{} : read_cards(*settings_.aside, style);
    if (!aside.ok()) return aside.status();
    task_->exchange = exchange_of(*task_, *aside, settings_.number);
    if (task_->exchange) return absl::OkStatus();
    return absl::InvalidArgumentError("the contract does not allow this exchange with the talon");
  }
  absl::StatusOr<Exchange> advised = Exchange{};
  if (!asks || settings_.is_advised) advised = advised_exchange(*task_, settings_.number, workers_);
  if (!advised.ok()) return advised.status();
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
  NamingSettings settings{.number = arguments.number("number", 1, 1, kMostNumber),
                          .is_advised = arguments.has("advice")};
  const std::string said = arguments.text("said", "");
  if (!said.empty()) settings.said = absl::StrSplit(said, ',');
  if (arguments.has("aside")) settings.aside = arguments.text("aside", "");
  arguments.format();
  return settings;
}

Outcome<std::string> answer_naming(const DealRecord& record, const std::vector<DealRecord>& before,
                                   const NamingSettings& settings, const Workers& workers) {
  const Outcome<Heading> heading = read_heading(record);
  if (const auto* error = std::get_if<DealError>(&heading)) return *error;
  Outcome<Problem> read = read_problem(record);
  if (const auto* error = std::get_if<DealError>(&read)) return *error;
  Problem& problem = std::get<Problem>(read);
  const int seats = problem.deal.seats();
  if (!problem.dealer) problem.dealer = usual_dealer(settings.number, seats);
  const Game& game = *problem.game;
  const absl::StatusOr<Seat> person = read_seat(record.value(tags::kSeat), game, seats);
  if (!person.ok()) {
    return DealError{record.line_of({tags::kSeat}), std::string(person.status().message())};
  }
  Course course(problem, *person, room_on_sheet(before, std::get<Heading>(heading)), settings,
                workers);
  if (absl::Status status = course.run(); !status.ok()) {
    return DealError{record.line_of({tags::kDeal}), std::string(status.message())};
  }
  if (const Task* task = course.task()) {
    course.json()["tags"] = Json::object();
    for (const Tag& tag : record_of(*task).tags) course.json()["tags"][tag.name] = tag.value;
  }
  return write_json(course.json()) + "\n";
}

}  // namespace matador
