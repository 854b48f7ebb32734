#include "formats/input/tag_forms.h"

#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "formats/cards/seating.h"
#include "formats/input/advice_tags.h"
#include "formats/input/deal_tags.h"
#include "formats/words/text.h"
#include "solver/cards/seat.h"

namespace matador {
namespace {

template <typename T>
absl::Status status_of(const absl::StatusOr<T>& read) {
  return read.status();
}

// "SEAT:..." and what each word behind the colon has to be.
template <typename WordForm>
absl::Status seat_and_words_form(const std::string& text, const WordForm& word_form) {
  const std::pair<std::string, std::string> halves = absl::StrSplit(text, absl::MaxSplits(':', 1));
  if (absl::Status status = status_of(read_seat(halves.first, kMaxSeats)); !status.ok()) {
    return status;
  }
  for (const std::string& word : words(halves.second)) {
    if (absl::Status status = word_form(word); !status.ok()) return status;
  }
  return absl::OkStatus();
}

}  // namespace

absl::Status seat_form(const std::string& text, const CardStyle& /*style*/) {
  return status_of(read_seat(text, kMaxSeats));
}

absl::Status suit_form(const std::string& text, const CardStyle& style) {
  return status_of(read_suit(text, style));
}

absl::Status cards_form(const std::string& text, const CardStyle& style) {
  return status_of(read_cards(text, style));
}

absl::Status yes_form(const std::string& text, const CardStyle& /*style*/) {
  return status_of(read_yes(text));
}

absl::Status hands_form(const std::string& text, const CardStyle& style) {
  return seat_and_words_form(text, [&](const std::string& word) {
    return word == "-" ? absl::OkStatus() : status_of(read_hand(word, style));
  });
}

absl::Status table_form(const std::string& text, const CardStyle& style) {
  for (const std::string& seat : words(text)) {
    absl::Status status = seat_and_words_form(seat, [&](const std::string& piles) {
      for (const std::string& card :
           std::vector<std::string>(absl::StrSplit(piles, absl::ByAnyChar("/,")))) {
        if (absl::Status bad = status_of(read_card(card, style)); !bad.ok()) return bad;
      }
      return absl::OkStatus();
    });
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

// "pass,5,pass,5 clubs"
absl::Status statements_form(const std::string& text, const CardStyle& /*style*/) {
  return read_statements(text, kMaxSeats).status();
}

}  // namespace matador
