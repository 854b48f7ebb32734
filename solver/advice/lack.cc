#include "solver/advice/lack.h"

#include "absl/strings/cord.h"

namespace matador {
namespace {

constexpr char kLack[] = "matador/lack";

absl::Cord written(Lack lack) { return absl::Cord(lack == Lack::kTalon ? "talon" : "observer"); }

}  // namespace

absl::Status lacking(Lack lack, absl::Status status) {
  status.SetPayload(kLack, written(lack));
  return status;
}

std::optional<Lack> lack_of(const absl::Status& status) {
  const auto lack = status.GetPayload(kLack);
  if (!lack) return std::nullopt;
  return *lack == written(Lack::kTalon) ? Lack::kTalon : Lack::kObserver;
}

}  // namespace matador
