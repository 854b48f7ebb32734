#include "formats/requests/naming_request.h"

#include <array>
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
#include "formats/cards/seating.h"
#include "formats/game_format.h"
#include "formats/input/json_deal.h"
#include "formats/input/problem.h"
#include "formats/output/answer_facets.h"
#include "formats/output/field_json.h"
#include "formats/output/task_json.h"
#include "formats/sheets/score_sheet.h"
#include "formats/text/auction_view.h"
#include "formats/words/text.h"
#include "solver/cards/seat.h"
#include "solver/games/auction.h"
#include "solver/games/tasks.h"
#include "solver/games/winnings.h"
#include "solver/hand_on.h"
#include "solver/players/declaring.h"
#include "solver/players/house.h"

namespace matador {

// ---- Naming request -----------------------------------------------------------------------------

namespace {

using Json = nlohmann::ordered_json;

constexpr char kHeld[] = "yes";

std::string contract_text(Contract contract, const Game& game) {
  return std::string(game.contract(contract).name);
}

// Empty where trumps are not named beside the contract.
std::string trump_text(Contract contract, const Game& game) {
  return contract.trump ? std::string(card_style(game).name(*contract.trump)) : "";
}

// What somebody says, or may say.
struct Said {
  std::string says;
  std::optional<Seat> seat = {};  // none: he may
  std::string contract = {};      // what the words mean, where it is a contract
  std::string trump = {};
};

Said said_of(const Option& option, const Game& game, std::optional<Seat> seat = {}) {
  Said said{.says = naming_word(option, game), .seat = seat};
  if (const auto* contract = std::get_if<Contract>(&option)) {
    said.contract = contract_text(*contract, game);
    said.trump = trump_text(*contract, game);
  }
  return said;
}

// ---- Fields -------------------------------------------------------------------------------------

using SaidField = Field<Said>;

constexpr std::array kSaidFields{
    SaidField{{"seat", "SeatNumber?"}, [](const Said& said) { return given(said.seat); }},
    SaidField{{"says", "string"}, member<&Said::says>},
    SaidField{{"contract", "Contract?"}, [](const Said& said) { return given(said.contract); }},
    SaidField{{"trump", "Suit?"}, [](const Said& said) { return given(said.trump); }}};

struct NamingAnswer {
  std::vector<Said> said = {};
  std::optional<std::vector<Said>> statements = {};
  bool openly = false;
  bool passed_out = false;
  Json advice = kAbsent;
  // What the person is asked.
  std::optional<Seat> seat = {};
  std::string question = {};
  std::optional<int> bid = {};
  std::optional<std::vector<Said>> choices = {};
  std::string contract = {};
  std::string trump = {};
  std::optional<Seat> declarer = {};
  std::optional<int> least = {};
  std::optional<int> most = {};
  Json talon = kAbsent;
  Json tags = kAbsent;
};

using NamingField = Field<NamingAnswer>;

Json list_or_nothing(const std::optional<std::vector<Said>>& list) {
  return list ? list_of<Said>(kSaidFields, *list) : kAbsent;
}

constexpr std::array kNamingFields{
    NamingField{{"said", "Said[]",
                 "What was said beside the statements, an object each: the `seat`, what it `says`, "
                 "and of a contract its `contract` and `trump`."},
                [](const NamingAnswer& naming) { return list_of<Said>(kSaidFields, naming.said); }},
    NamingField{{"statements", "Said[]?",
                 "In a forced auction what each seat has said, an object with `seat` and `says` "
                 "each."},
                [](const NamingAnswer& naming) { return list_or_nothing(naming.statements); }},
    NamingField{{"openly", "true?",
                 "`true` where nobody bids, and the contract is the one that wins most with all "
                 "cards open."},
                [](const NamingAnswer& naming) { return given_if(naming.openly); }},
    NamingField{{"passed_out", "true?", "`true` where all have passed."},
                [](const NamingAnswer& naming) { return given_if(naming.passed_out); }},
    NamingField{{"advice", "(string | Card[])?",
                 "With `advice`: a word of `choices`, or the cards that are set aside."},
                member<&NamingAnswer::advice>},
    NamingField{{"seat", "SeatNumber?",
                 "What the person is asked: `bid` or `hold` (to say the bid himself, or to hold "
                 "what another says), `contract`, `exchange`. Absent once all is settled."},
                [](const NamingAnswer& naming) { return given(naming.seat); }},
    NamingField{{"question", "('bid' | 'hold' | 'contract' | 'exchange')?"},
                [](const NamingAnswer& naming) { return given(naming.question); }},
    NamingField{{"bid", "number?", "The bid that he is asked about."},
                [](const NamingAnswer& naming) { return given(naming.bid); }},
    NamingField{{"choices", "Said[]?",
                 "What he may say, an object each as in `said`; of an exchange there is none."},
                [](const NamingAnswer& naming) { return list_or_nothing(naming.choices); }},
    NamingField{{"contract", "Contract?",
                 "Once all is settled, or the exchange is asked for; `trump` with the exchange, "
                 "`declarer` in the end, where somebody declares."},
                [](const NamingAnswer& naming) { return given(naming.contract); }},
    NamingField{{"trump", "Suit?"}, [](const NamingAnswer& naming) { return given(naming.trump); }},
    NamingField{{"declarer", "SeatNumber?"},
                [](const NamingAnswer& naming) { return given(naming.declarer); }},
    NamingField{{"least", "number?", "How many cards he has to set aside."},
                [](const NamingAnswer& naming) { return given(naming.least); }},
    NamingField{{"most", "number?"}, [](const NamingAnswer& naming) { return given(naming.most); }},
    NamingField{{"talon", "Card[]?", "The cards of the talon where he may see them."},
                member<&NamingAnswer::talon>},
    NamingField{{"tags", "Record<string, string>?",
                 "Once all is settled: the tags that the deal has then, by name."},
                member<&NamingAnswer::tags>}};

// ---- The opening of a deal ----------------------------------------------------------------------

class Opening {
 public:
  Opening(Problem problem, Seat person, MayName may_name, const NamingSettings& settings,
          const Workers& workers)
      : game_(*problem.game),
        problem_(std::move(problem)),
        person_(person),
        may_name_(std::move(may_name)),
        settings_(settings),
        workers_(workers) {}

  // Goes on until the person is asked, or all is settled.
  absl::Status run() {
    const BidsFormat* bids = format_of(game_).bids;
    if (bids != nullptr && !problem_.contract) {
      if (absl::Status status = bid(*bids); !status.ok() || is_over_) return status;
    }
    if (absl::Status status = name(); !status.ok() || is_over_) return status;
    if (absl::Status status = exchange(); !status.ok() || is_over_) return status;
    answer_.contract = contract_text(task_->contract, game_);
    if (game_.is_declared(task_->contract)) answer_.declarer = task_->declarer;
    answer_.tags = Json::object();
    for (const Tag& tag : record_of(*task_).tags) answer_.tags[tag.name] = tag.value;
    return absl::OkStatus();
  }

  Json json() const {
    Json json = deal_json({settings_.number, game_, problem_.deal.seats(), problem_.dealer});
    add_fields<NamingAnswer>(kNamingFields, answer_, json);
    return json;
  }

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
  void ask(Seat seat, const std::string& question) {
    answer_.seat = seat;
    answer_.question = question;
    is_over_ = true;
  }
  void pass_out() {
    answer_.passed_out = true;
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
  NamingAnswer answer_;
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
        if (word) answer_.advice = *word;
        ask(turn->seat, turn->holds ? "hold" : "bid");
        answer_.bid = turn->bid;
        answer_.choices = {{.says = offer}, {.says = "pass"}};
        return absl::OkStatus();
      }
    }
    if (*word != offer && !is_pass(*word)) {
      return invalid(in_quotes(*word), ": expected ", offer, " or pass");
    }
    answer_.said.push_back({.says = *word, .seat = turn->seat});
    talk.say(*word == offer);
  }
  bidder_ = talk.winner();
  if (!bidder_) pass_out();
  if (bidder_) bids.tell(talk.bid(), problem_.own);
  return absl::OkStatus();
}

// Of an auction that is forced.
void Opening::tell_statements() {
  if (!game_.has_auction() || problem_.contract) return;
  Seat seat = forehand(problem_);
  answer_.statements.emplace();
  for (const Statement& statement : forced_auction(game_, problem_.deal, seat).statements) {
    answer_.statements->push_back({.says = statement_text(statement), .seat = seat});
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
      if (settings_.is_advised) answer_.advice = naming_word(*option, game_);
      ask(naming.seat, "contract");
      answer_.choices.emplace();
      for (const Option& one : options_of(naming)) answer_.choices->push_back(said_of(one, game_));
      // Who has won the bidding looks first.
      if (bidder_ && game_.info().sees_talon) {
        answer_.talon = cards_json(problem_.deal.talon(), card_style(game_));
      }
      return absl::OkStatus();
    }
    answer_.said.push_back(said_of(*option, game_, naming.seat));
    MATADOR_RETURN_IF_ERROR(declaring.decide(*option));
  }
  if (declaring.chosen_openly()) answer_.openly = true;
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
    return invalid("the contract does not allow this exchange with the talon");
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
  if (settings_.is_advised) answer_.advice = cards_json(aside(*advised), style);
  ask(task_->declarer, "exchange");
  answer_.contract = contract_text(task_->contract, game_);
  answer_.trump = trump_text(task_->contract, game_);
  answer_.least = least;
  answer_.most = most;
  if (sees) answer_.talon = cards_json(talon, style);
  return absl::OkStatus();
}

}  // namespace

FieldTexts naming_fields() { return texts_of<NamingAnswer>(kNamingFields); }

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
  return invalid(in_quotes(text), " cannot be named now.");
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

}  // namespace matador
