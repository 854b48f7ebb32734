// What only one game says of a deal, as a value of a type of its module. Nobody else knows the
// type.
//
//   task.own = skat::Said{.bid = 24};
//   task.own.as<skat::Said>().bid     // 24
//
// Of a deal of which nothing is said they are Said{}.

#ifndef MATADOR_SOLVER_GAMES_OWN_FACTS_H_
#define MATADOR_SOLVER_GAMES_OWN_FACTS_H_

#include <any>
#include <concepts>

namespace matador {

class OwnFacts {
 public:
  OwnFacts() = default;
  template <std::equality_comparable Facts>
  requires(!std::same_as<Facts, OwnFacts>)
      OwnFacts(const Facts& facts)  // NOLINT(google-explicit-constructor)
      : are_equal_(
            [](const OwnFacts& a, const OwnFacts& b) { return a.as<Facts>() == b.as<Facts>(); }) {
    if (facts != Facts{}) facts_ = facts;
  }

  bool empty() const { return !facts_.has_value(); }

  template <typename Facts>
  Facts as() const {
    const auto* facts = std::any_cast<Facts>(&facts_);
    return facts == nullptr ? Facts{} : *facts;
  }

  bool operator==(const OwnFacts& other) const {
    return empty() ? other.empty() : are_equal_(*this, other);
  }

 private:
  std::any facts_;  // other than Facts{}
  bool (*are_equal_)(const OwnFacts& a, const OwnFacts& b) = nullptr;
};

}  // namespace matador

#endif  // MATADOR_SOLVER_GAMES_OWN_FACTS_H_
