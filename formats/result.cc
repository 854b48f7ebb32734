#include "formats/result.h"

#include <algorithm>
#include <charconv>
#include <memory>
#include <numeric>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "formats/card_style.h"
#include "formats/problem.h"
#include "formats/score_sheet.h"
#include "formats/suggest.h"
#include "formats/text.h"
#include "solver/games/klorsjavs/klorsjavs.h"
#include "solver/games/scharwenzel/scharwenzel.h"
#include "solver/games/tasks.h"
#include "solver/tricks/played.h"

namespace matador {
namespace {

using Numbers = std::vector<int>;

// Larger than anything that can be won, and small enough to be added up.
constexpr int kMostWritten = 999;

constexpr int kMatch = 100;  // Jass 2.5

// ---- The words ----------------------------------------------------------------------------------

class ToldReader {
 public:
  explicit ToldReader(const ResultForm& form) : form_(form) {}

  absl::StatusOr<Told> read(const std::string& text) {
    for (const std::string& word : words(text)) {
      const std::pair<std::string, std::string> halves =
          absl::StrSplit(word, absl::MaxSplits('=', 1));
      if (std::ranges::find(names_, halves.first) != names_.end()) {
        return absl::InvalidArgumentError(absl::StrCat(in_quotes(halves.first), " is there twice"));
      }
      names_.push_back(halves.first);
      if (absl::Status status = read_word(halves.first, halves.second); !status.ok()) return status;
    }
    for (const std::string& name : needed()) {
      if (std::ranges::find(names_, name) == names_.end()) {
        return complaint(absl::StrCat("no ", name, " in ", in_quotes(text)));
      }
    }
    return told_;
  }

 private:
  std::vector<std::string> needed() const {
    std::vector<std::string> names;
    for (const NumbersForm& list : form_.lists) names.emplace_back(list.name);
    if (!names.empty()) return names;
    if (!form_.in_order) names.emplace_back("points");
    names.emplace_back("tricks");
    if (told_.stoeck) names.emplace_back("melds");
    return names;
  }

  absl::Status read_word(const std::string& name, const std::string& value) {
    if (!form_.lists.empty()) return read_list(name, value);
    if (form_.in_order) return read_word_of_order(name, value);
    if (name == "points") return read_numbers(name, value, form_.players, told_.points);
    if (name == "tricks") return read_numbers(name, value, form_.players, told_.tricks);
    if (form_.solo && name == "solo") return read_solo(value);
    if (form_.melds > 0 && name == "melds") {
      return read_numbers(name, value, form_.melds, told_.melds.emplace());
    }
    if (form_.melds > 0 && name == "stoeck") {
      return read_numbers(name, value, form_.melds, told_.stoeck.emplace());
    }
    return unknown(name);
  }

  absl::Status read_list(const std::string& name, const std::string& value) {
    told_.lists.resize(form_.lists.size());
    for (std::size_t i = 0; i < form_.lists.size(); ++i) {
      if (form_.lists[i].name != name) continue;
      told_.lists[i].name = form_.lists[i].name;
      return read_numbers(name, value, form_.lists[i].count, told_.lists[i].numbers);
    }
    return unknown(name);
  }

  absl::Status read_word_of_order(const std::string& name, const std::string& value) {
    if (name == "matadors") return read_numbers(name, value, 2, told_.matadors.emplace());
    if (name != "tricks") return unknown(name);
    for (char trick : value) {
      if (trick != 'W' && trick != 'L') {
        return complaint(absl::StrCat("a trick is W or L, not ", in_quotes({&trick, 1})));
      }
      told_.in_order.push_back(trick == 'W');
    }
    return absl::OkStatus();
  }

  absl::Status read_numbers(const std::string& name, const std::string& text, std::size_t count,
                            Numbers& numbers) const {
    const std::vector<std::string> words =
        count == 1 ? std::vector{text} : std::vector<std::string>(absl::StrSplit(text, ','));
    for (const std::string& word : words) {
      const char* end = word.data() + word.size();
      int& number = numbers.emplace_back();
      const auto [stop, error] = std::from_chars(word.data(), end, number);
      if (error != std::errc() || stop != end || number < 0 || number > kMostWritten) {
        return complaint(absl::StrCat("bad number ", in_quotes(word)));
      }
    }
    if (numbers.size() == count) return absl::OkStatus();
    return complaint(absl::StrCat(name, " needs ", count, " numbers, not ", numbers.size()));
  }

  absl::Status read_solo(const std::string& value) {
    told_.solo = true;
    if (value == "yes") return absl::OkStatus();
    return absl::InvalidArgumentError(
        absl::StrCat("solo cannot be ", in_quotes(value), ", only \"yes\", or absent"));
  }

  absl::Status unknown(const std::string& name) const {
    std::vector<std::string> known = needed();
    if (form_.in_order) known.emplace_back("matadors");
    if (form_.solo) known.emplace_back("solo");
    if (form_.melds > 0) known.insert(known.end(), {"melds", "stoeck"});
    const std::string meant = did_you_mean(name, known);
    const std::string what = absl::StrCat("unknown word ", in_quotes(name));
    return meant.empty() ? complaint(what) : absl::InvalidArgumentError(absl::StrCat(what, meant));
  }

  absl::Status complaint(const std::string& what) const {
    return absl::InvalidArgumentError(absl::StrCat(what, ", ", form_.expected));
  }

  const ResultForm& form_;
  Told told_;
  std::vector<std::string> names_;
};

// ---- One deal -----------------------------------------------------------------------------------

std::vector<int> amounts(const std::vector<Winnings>& won, int Winnings::*amount) {
  std::vector<int> amounts;
  for (const Winnings& of_one : won) amounts.push_back(of_one.*amount);
  return amounts;
}

int sum(const Numbers& numbers) { return std::accumulate(numbers.begin(), numbers.end(), 0); }

// Who has won what, of those whose points and tricks are told (ResultForm::players).
using Reckonings = std::vector<Reckoning>;

// Of the first so many players; of one, the declaring side or the declarer.
absl::StatusOr<Reckonings> reckonings_of(Task task, std::size_t players) {
  Reckonings reckonings;
  for (std::size_t i = 0; i < players; ++i) {
    const Seat seat = Seat::from_index(static_cast<int>(i));
    task.player = players > 1 ? std::optional(seat) : std::nullopt;
    absl::StatusOr<Reckoning> reckoning = Reckoning::of(task);
    if (!reckoning.ok()) return reckoning.status();
    reckonings.push_back(*std::move(reckoning));
    if (players > 1) reckonings.back().call(seat_name(seat));
  }
  return reckonings;
}

class ResultReader {
 public:
  explicit ResultReader(const DealRecord& record) : record_(record) {}

  Outcome<DealResult> read() {
    const Outcome<Heading> heading = read_heading(record_);
    if (const auto* error = std::get_if<DealError>(&heading)) {
      return record_.find("Deal") == nullptr ? *error : fault_of_cards().value_or(*error);
    }
    heading_ = std::get<Heading>(heading);
    sheet_ = make_sheet(heading_);
    if (sheet_ == nullptr) {
      return fault({"Game"}, absl::StrCat("there is no score-sheet for ",
                                          std::string(heading_.game->name()), " yet"));
    }
    if (heading_.game->counts_penalties() && !heading_.contract) {
      return fault({}, "no [Contract] tag: it says which hand was played");
    }
    if (const Tag* tag = record_.find("Result")) {
      const absl::StatusOr<Told> told = read_told(tag->value, sheet_->form());
      if (!told.ok()) return with_that_of_cards(fault({"Result"}, told.status().message()));
      told_ = *told;
    }
    if (!sheet_->form().lists.empty()) return of_lists();
    if (record_.find("Deal") != nullptr) return of_deal();
    if (told_) return of_result_alone();
    return fault({}, "no [Result] tag, and no [Deal] whose [Play] would tell how it ended");
  }

 private:
  // What is wrong with the tags of the deal, those of its heading included.
  std::optional<DealError> fault_of_cards() const {
    const Outcome<Problem> problem = read_problem(record_);
    if (const auto* error = std::get_if<DealError>(&problem)) return *error;
    return std::nullopt;
  }

  DealError with_that_of_cards(DealError error) const {
    if (record_.find("Deal") == nullptr) return error;
    const std::optional<DealError> other = fault_of_cards();
    if (!other) return error;
    std::vector<DealError> faults = other->more;
    faults.push_back({other->line, other->message});
    faults.push_back(std::move(error));
    return all_faults(std::move(faults));
  }

  // Where nobody declares.
  Outcome<DealResult> of_lists() const {
    Ending ending{.contract = *heading_.contract, .declarer = Seat::number(1), .won = {}};
    if (told_) ending.told = told_->lists;
    if (record_.find("Deal") != nullptr) {
      const Outcome<Problem> problem = read_problem(record_);
      if (const auto* error = std::get_if<DealError>(&problem)) return *error;
      const Outcome<std::vector<Task>> tasks =
          read_tasks(record_, std::get<Problem>(problem), false);
      if (const auto* error = std::get_if<DealError>(&tasks)) return *error;
      const absl::StatusOr<std::vector<NamedList>> played =
          sheet_->told_by_play(std::get<std::vector<Task>>(tasks).front());
      if (!played.ok()) return fault({"Play"}, played.status().message());
      if (const std::optional<DealError> error = add_play(*played, ending)) return *error;
    } else if (const std::optional<DealError> error = cards_without_deal()) {
      return *error;
    }
    if (ending.told.empty()) return no_end();
    if (absl::Status status = sheet_->check(ending); !status.ok()) {
      return fault({"Result"}, status.message());
    }
    DealResult result = all_passed();
    result.ending = std::move(ending);
    return result;
  }

  // What the play says is the end if that can be one, and else must be able to become what is told.
  std::optional<DealError> add_play(const std::vector<NamedList>& played, Ending& ending) const {
    Ending by_play = ending;
    by_play.told = played;
    const bool ended = sheet_->check(by_play).ok();
    if (told_ && (ended ? played != told_->lists : !can_become(played, told_->lists))) {
      return fault({"Result"}, absl::StrCat(ended ? "the play ended with " : "the play so far has ",
                                            in_words(played)));
    }
    if (ended) ending = std::move(by_play);
    return std::nullopt;
  }

  bool can_become(const std::vector<NamedList>& played, const std::vector<NamedList>& told) const {
    const std::vector<NumbersForm> forms = sheet_->form().lists;
    for (std::size_t i = 0; i < forms.size(); ++i) {
      for (std::size_t j = 0; j < forms[i].count; ++j) {
        const int now = played[i].numbers[j];
        const int then = told[i].numbers[j];
        if (forms[i].grows ? now > then : now != 0 && now != then) return false;
      }
    }
    return true;
  }

  // Without those that are open.
  std::string in_words(const std::vector<NamedList>& lists) const {
    const std::vector<NumbersForm> forms = sheet_->form().lists;
    std::vector<std::string> words;
    for (std::size_t i = 0; i < lists.size(); ++i) {
      if (!forms[i].grows && sum(lists[i].numbers) == 0) continue;
      words.push_back(
          absl::StrCat(std::string(lists[i].name), "=", absl::StrJoin(lists[i].numbers, ",")));
    }
    return absl::StrJoin(words, " ");
  }

  DealError no_end() const {
    const Tag* play = record_.find("Play");
    return fault({"Play"}, play == nullptr || play->value.empty()
                               ? "neither [Play] nor [Result] tells how the deal ended"
                               : "the play is not complete, and no [Result] tells how it ended");
  }

  DealError no_play() const {
    return fault({"Result"}, "with count=trick every trick counts as it is won: expected [Play]");
  }

  // [Play] and the like, where there is no [Deal].
  std::optional<DealError> cards_without_deal() const {
    for (const char* cards : {"Play", "Talon", "Table", "Second", "Discard", "Exchange"}) {
      if (record_.find(cards) != nullptr) {
        return fault({cards}, absl::StrCat("[", cards, "] needs [Deal]"));
      }
    }
    return std::nullopt;
  }

  Outcome<DealResult> of_deal() const {
    const Outcome<Problem> problem = read_problem(record_);
    if (const auto* error = std::get_if<DealError>(&problem)) return *error;
    const Outcome<std::vector<Task>> possible =
        read_tasks(record_, std::get<Problem>(problem), false);
    if (const auto* error = std::get_if<DealError>(&possible)) return *error;
    const auto& tasks = std::get<std::vector<Task>>(possible);
    if (tasks.empty()) return of_passes();
    if (heading_.as_joker) return of_joker(tasks.front());

    const Task& task = tasks.front();
    if (sheet_->form().in_order) return of_tricks_played(tasks);
    const absl::StatusOr<Reckonings> reckonings = reckonings_of(task, sheet_->form().players);
    if (!reckonings.ok()) return fault({"Play"}, reckonings.status().message());
    if (differ(tasks)) return which_of(tasks);
    const bool complete = reckonings->front().complete();
    const bool by_trick = sheet_->form().by_trick;
    if (by_trick && task.play.empty()) return no_play();
    if (!told_ && !complete && !by_trick) return no_end();
    Ending ending{
        .contract = task.contract, .declarer = task.declarer, .won = {}, .joker = task.joker};
    ending.is_cut_short = by_trick && !complete;
    sheet_->count_melds(task, ending);
    return of_reckonings(*reckonings, std::move(ending));
  }

  static bool differ(const std::vector<Task>& tasks) {
    const Contract& contract = tasks.front().contract;
    return std::ranges::any_of(tasks, [&](const Task& task) { return task.contract != contract; });
  }

  // Where the order of the tricks matters, what was played is part of what is told.
  Outcome<DealResult> of_tricks_played(const std::vector<Task>& tasks) const {
    const Task& task = tasks.front();
    Played played(task.deal, task.game->order(task), task.leader);
    for (Card card : task.play) {
      if (absl::Status status = played.play(card); !status.ok()) {
        return fault({"Play"}, status.message());
      }
    }
    if (differ(tasks)) return which_of(tasks);
    Ending ending{.contract = task.contract,
                  .declarer = task.declarer,
                  .won = {},
                  .tout = task.tout,
                  .all_passed = task.all_passed};
    for (int i = 0; i < played.complete_tricks(); ++i) {
      const Trick& trick = played.tricks()[static_cast<std::size_t>(i)];
      ending.in_order.push_back(task.game->declaring_side(task).contains(trick.winner));
    }
    ending.next_begun = played.trick_open();
    if (told_ && !starts_with(told_->in_order, ending.in_order)) {
      return fault({"Result"}, "the tricks that were played went to others than is told");
    }
    if (!told_ && task.play.empty()) return no_end();
    sheet_->count_melds(task, ending);
    return of_tricks(std::move(ending), /*cards_known=*/true);
  }

  static bool starts_with(const std::vector<bool>& all, const std::vector<bool>& start) {
    return all.size() >= start.size() && std::equal(start.begin(), start.end(), all.begin());
  }

  Outcome<DealResult> of_tricks(Ending ending, bool cards_known) const {
    if (told_ && told_->in_order != ending.in_order) {
      ending.in_order = told_->in_order;
      ending.next_begun = false;
    }
    if (told_ && told_->matadors) {
      if (cards_known && *told_->matadors != ending.matadors) {
        return fault({"Result"}, absl::StrCat("the hands as dealt have matadors=",
                                              absl::StrJoin(ending.matadors, ",")));
      }
      ending.matadors = *told_->matadors;
    }
    ending.won.tricks = static_cast<int>(std::ranges::count(ending.in_order, true));
    if (absl::Status status = sheet_->check(ending); !status.ok()) {
      return fault({"Result", "Play"}, status.message());
    }
    ending.score = sheet_->score(ending);
    DealResult result = all_passed();
    result.ending = std::move(ending);
    return result;
  }

  Outcome<DealResult> of_passes() const {
    if (!told_) return all_passed();
    return fault({"Result"},
                 "all pass in the auction: what was played all the same needs [Contract] and "
                 "[Declarer]");
  }

  Outcome<DealResult> of_result_alone() const {
    if (const std::optional<DealError> error = cards_without_deal()) return *error;
    if (sheet_->form().by_trick) return no_play();
    if (heading_.as_joker) return of_joker_told();
    if (heading_.all_passed) return of_passes_told();
    for (const auto& [tag, given] : {std::pair{"Contract", heading_.contract.has_value()},
                                     std::pair{"Declarer", heading_.declarer.has_value()}}) {
      if (!given) return fault({}, absl::StrCat("no [", tag, "] tag: without [Deal] it is needed"));
    }
    Contract contract = *heading_.contract;
    if (heading_.game->names_trump()) {
      const auto trumps = klorsjavs::possible_trumps(heading_.trump, heading_.options);
      if (!trumps.ok()) return fault({"Trump"}, trumps.status().message());
      if (trumps->size() > 1) return fault({}, "no [Trump] tag: with farvesjavs it is needed");
      contract.trump = trumps->front();
    }
    Ending ending{
        .contract = contract, .declarer = *heading_.declarer, .won = {}, .joker = joker()};
    ending.melds.assign(sheet_->form().melds, 0);
    if (sheet_->form().in_order) {
      ending.matadors = {0, 0};
      ending.tout = heading_.tout;
      return of_tricks(std::move(ending), /*cards_known=*/false);
    }
    return of_reckonings(reckonings_without_cards(ending), std::move(ending));
  }

  // A play does not tell what the joker was played as, and points and tricks need not.
  Outcome<DealResult> of_joker(const Task& task) const {
    if (told_ && task.play.empty()) return of_joker_told();
    return fault({"Contract"},
                 "what was the joker played as? Expected that contract here, and [As \"joker\"]");
  }

  // The result must be possible in some contract.
  Outcome<DealResult> of_joker_told() const {
    if (!heading_.declarer) return fault({}, "no [Declarer] tag: for a [Result] it is needed");
    Outcome<DealResult> result = no_end();
    const auto contracts = static_cast<int>(heading_.game->contracts().size());
    for (int i = 0; i < contracts && !std::holds_alternative<DealResult>(result); ++i) {
      const Ending ending{.contract = {i},
                          .declarer = *heading_.declarer,
                          .won = {},
                          .as = "joker",
                          .is_any = true};
      result = of_reckonings(reckonings_without_cards(ending), ending);
    }
    return result;
  }

  Outcome<DealResult> of_passes_told() const {
    const absl::StatusOr<scharwenzel::Passed> passed =
        scharwenzel::all_passed(heading_.seats, forehand(heading_.seats, heading_.dealer),
                                heading_.contract, heading_.declarer);
    if (!passed.ok()) return fault({"AllPassed"}, passed.status().message());
    return of_tricks({.contract = passed->contract,
                      .declarer = passed->declarer,
                      .won = {},
                      .matadors = {0, 0},
                      .tout = heading_.tout,
                      .all_passed = true},
                     /*cards_known=*/false);
  }

  // Without cards the last seat is the joker unless another is named, as with them.
  std::optional<Seat> joker() const {
    if (heading_.joker || !heading_.game->has_joker(heading_.seats)) return heading_.joker;
    return Seat::number(heading_.seats);
  }

  Reckonings reckonings_without_cards(const Ending& ending) const {
    const TrickOrder order = heading_.game->order(ending.contract, heading_.options);
    const auto of_side = [&](SeatSet side) {
      return Reckoning(*heading_.game, heading_.seats, order, side);
    };
    if (sheet_->form().players == 1) {
      return {of_side(sheet_->declaring_side(ending.declarer, ending.joker))};
    }
    Reckonings reckonings;
    for (int i = 0; i < heading_.seats; ++i) {
      const Seat seat = Seat::from_index(i);
      reckonings.push_back(of_side({seat}).call(seat_name(seat)));
    }
    return reckonings;
  }

  // Puts together what the play and the result tell. `ending` has the melds that the cards tell.
  Outcome<DealResult> of_reckonings(const Reckonings& reckonings, Ending ending) const {
    std::vector<Winnings> won;
    for (std::size_t i = 0; i < reckonings.size(); ++i) {
      const absl::StatusOr<Winnings> of_one = winnings(reckonings[i], ending.contract, i);
      if (!of_one.ok()) return fault({"Result"}, of_one.status().message());
      won.push_back(*of_one);
      if (!sheet_->form().solo) won.back().solo = false;
    }
    if (absl::Status status = check_sums(ending, won); !status.ok()) {
      return fault({"Result"}, status.message());
    }
    const bool alone = won.size() > 1;
    ending.won = won[alone ? static_cast<std::size_t>(ending.declarer.index()) : 0];
    if (alone) ending.each = won;
    if (absl::Status status = tell_melds(ending); !status.ok()) {
      return fault({"Result"}, status.message());
    }
    if (absl::Status status = sheet_->check(ending); !status.ok()) {
      return fault({"Result", "Declarer"}, status.message());
    }
    if (const Tag* tag = record_.find("As")) ending.as = tag->value;
    ending.score = sheet_->score(ending);
    DealResult result = all_passed();
    result.ending = std::move(ending);
    return result;
  }

  absl::StatusOr<Winnings> winnings(const Reckoning& reckoning, Contract contract,
                                    std::size_t i) const {
    if (!told_) return reckoning.won();
    Winnings told{.points = told_->points[i], .tricks = told_->tricks[i], .solo = told_->solo};
    // Where nobody is asked for it, it is what the play says.
    if (!sheet_->form().solo) told.solo = reckoning.won().solo;
    const absl::StatusOr<Winnings> accepted = reckoning.accept(told);
    // Then only what was played counts.
    const bool cut_short = sheet_->form().by_trick && !reckoning.complete();
    if (accepted.ok() && cut_short) return reckoning.won();
    if (accepted.ok() || heading_.game->order(contract, heading_.options).last_trick == 0) {
      return accepted;
    }
    told.points -= kMatch;
    if (!reckoning.accept(told).ok()) return accepted;
    return absl::InvalidArgumentError(absl::StrCat(std::string(accepted.status().message()),
                                                   "; the ", kMatch,
                                                   " of a match are not counted in points="));
  }

  // What each player has told for himself must be everything together.
  absl::Status check_sums(const Ending& ending, const std::vector<Winnings>& won) const {
    if (won.size() == 1 || ending.is_cut_short) return absl::OkStatus();
    const DealShape shape = heading_.game->shape(heading_.seats);
    const TrickOrder order = heading_.game->order(ending.contract, heading_.options);
    const int tricks = sum(amounts(won, &Winnings::tricks));
    const int points = sum(amounts(won, &Winnings::points));
    const int all_points = order.points_of(shape.pack) + order.last_trick;
    if (tricks == shape.cards_each() && points == all_points) return absl::OkStatus();
    return absl::InvalidArgumentError(absl::StrCat("together that is ", points, " points in ",
                                                   tricks, " tricks, expected ", all_points,
                                                   " points in ", shape.cards_each(), " tricks"));
  }

  // Melds that are told stand where the cards are not known, and else must be those of the cards.
  absl::Status tell_melds(Ending& ending) const {
    if (!told_ || !told_->melds) return absl::OkStatus();
    const bool cards_known = ending.stoeck.has_value();
    const bool agree =
        *told_->melds == ending.melds && (!told_->stoeck || told_->stoeck == ending.stoeck);
    if (cards_known && !agree) {
      return absl::InvalidArgumentError(
          absl::StrCat("the hands as dealt have melds=", absl::StrJoin(ending.melds, ","),
                       " stoeck=", absl::StrJoin(*ending.stoeck, ",")));
    }
    ending.melds = *told_->melds;
    if (!cards_known) ending.stoeck = told_->stoeck;
    return absl::OkStatus();
  }

  // The auction, or the option that lets the declarer name a suit, leaves several.
  DealError which_of(const std::vector<Task>& tasks) const {
    const bool beside = heading_.game->names_trump();
    std::vector<std::string> suits;
    suits.reserve(tasks.size());
    for (const Task& task : tasks) {
      suits.push_back(
          beside ? std::string(card_style(*task.game).name(*task.contract.trump))
                 : contract_names(*task.game)[static_cast<std::size_t>(task.contract.index)]);
    }
    return fault({}, absl::StrCat("no [", beside ? "Trump" : "Contract", "] tag, and it may be ",
                                  alternatives(suits)));
  }

  DealResult all_passed() const {
    return {.game = heading_.game,
            .seats = heading_.seats,
            .dealer = heading_.dealer,
            .options = heading_.options,
            .names = heading_.names};
  }

  DealError fault(std::initializer_list<std::string_view> tags, absl::string_view what) const {
    return {record_.line_of(tags), std::string(what)};
  }

  const DealRecord& record_;
  Heading heading_;
  std::unique_ptr<ScoreSheet> sheet_;
  std::optional<Told> told_;
};

}  // namespace

absl::StatusOr<Told> read_told(const std::string& text, const ResultForm& form) {
  return ToldReader(form).read(text);
}

Outcome<DealResult> read_result(const DealRecord& record) { return ResultReader(record).read(); }

}  // namespace matador
