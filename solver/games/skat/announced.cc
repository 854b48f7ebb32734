#include "solver/games/skat/announced.h"

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

namespace matador::skat {
namespace {

bool* find(const std::string& word, Announced& announced) {
  if (word == "hand") return &announced.hand;
  if (word == "schneider") return &announced.schneider;
  if (word == "schwarz") return &announced.schwarz;
  if (word == "ouvert") return &announced.ouvert;
  return nullptr;
}

absl::Status fault(const char* word, const char* missing) {
  return absl::InvalidArgumentError(
      absl::StrCat(word, " can be announced only together with ", missing));
}

// Whether some game is worth so much: a multiple of its base, for matadors and all that is won and
// announced, or one of the values of null.
bool is_value_of_a_game(int bid) {
  for (int null : {Rules::kNull, Rules::kNullHand, Rules::kNullOuvert, Rules::kNullHandOuvert}) {
    if (bid == null) return true;
  }
  for (const Kind& kind : Rules::kContracts) {
    if (kind.is_null() || bid % kind.base != 0) continue;
    const int most =
        static_cast<int>(Rules::kJacks.size() + (kind.trump ? Rules::kRanks.size() : 0));
    const int steps = bid / kind.base;
    if (steps >= 1 + Rules::kGameSteps && steps <= most + Rules::kAllSteps) return true;
  }
  return false;
}

}  // namespace

absl::StatusOr<Announced> read_announced(const std::string& text) {
  const std::vector<std::string> words = absl::StrSplit(text, ' ', absl::SkipEmpty());
  Announced announced;
  for (const std::string& word : words) {
    bool* const said = find(word, announced);
    if (said == nullptr) {
      return absl::InvalidArgumentError(absl::StrCat(
          "nobody announces \"", word, "\"; expected hand, schneider, schwarz or ouvert"));
    }
    if (*said) return absl::InvalidArgumentError(absl::StrCat(word, " is announced twice"));
    *said = true;
  }
  return announced;
}

absl::StatusOr<int> read_bid(const std::string& text) {
  int bid = 0;
  if (absl::SimpleAtoi(text, &bid) && is_value_of_a_game(bid)) return bid;
  return absl::InvalidArgumentError(absl::StrCat(
      "\"", text, "\" is no bid, expected the value of a game: 18, 20, 22, 23, 24, 27 up to 264"));
}

absl::StatusOr<Said> read_said(const std::vector<OwnTag>& tags) {
  Said said;
  for (const OwnTag& tag : tags) {
    if (tag.name == kAnnouncedTag) {
      const absl::StatusOr<Announced> announced = read_announced(tag.value);
      if (!announced.ok()) return announced.status();
      said.announced = *announced;
    } else if (tag.name == kBidTag) {
      const absl::StatusOr<int> bid = read_bid(tag.value);
      if (!bid.ok()) return bid.status();
      said.bid = *bid;
    }
  }
  return said;
}

absl::Status check_announced(const Announced& announced, const Kind& contract) {
  if (contract.is_null()) {
    if (!announced.schneider && !announced.schwarz) return absl::OkStatus();
    return absl::InvalidArgumentError(absl::StrCat(announced.schneider ? "schneider" : "schwarz",
                                                   " cannot be announced in null"));
  }
  if (announced.schneider && !announced.hand) return fault("schneider", "hand");
  if (announced.schwarz && !announced.schneider) return fault("schwarz", "schneider");
  if (announced.ouvert && !announced.schwarz) return fault("ouvert", "schwarz");
  return absl::OkStatus();
}

}  // namespace matador::skat
