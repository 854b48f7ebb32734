// The payer is the declarer: how many of the remaining tricks can he leave to the others?
// The search is that of search.h, asked from the other side.

#ifndef MATADOR_SOLVER_SEARCH_MISERE_MISERE_DECLARER_H_
#define MATADOR_SOLVER_SEARCH_MISERE_MISERE_DECLARER_H_

#include "solver/search/misere/search.h"

namespace matador::search {
inline namespace MATADOR_ISA {
namespace misere {

// The declaring side is one player.
class MisereDeclarer final : public Engine {
 public:
  // `weights` are those of the game, for options that name none.
  MisereDeclarer(int seats, const Weights& weights, const EngineOptions& options)
      : seats_(seats), search_(seats, {Penalty::kTricks}, weights, options) {}

  // The partner of another.
  MisereDeclarer(MisereDeclarer& other, const Stop* stop)
      : seats_(other.seats_), search_(other.search_, stop) {}

  void begin(const Layout& layout) override {
    Layout others = layout;
    others.declaring ^= static_cast<std::uint8_t>((1 << seats_) - 1);
    search_.begin(others);
  }

  // The payer cannot leave `target` of n tricks to the others if the others can make him take n -
  // target + 1.
  Interval ask(const RootPosition& root_position, int target, std::uint64_t node_limit) override {
    const int tricks = bits::count(root_position.remaining) / seats_;
    if (target > tricks) return {0, tricks};
    RootPosition from_here = root_position;
    std::fill_n(from_here.tricks_won, kMaxSeats, std::uint8_t{0});
    const Interval taken = search_.ask(from_here, tricks - target + 1, node_limit);
    return {tricks - std::min(taken.high, tricks), tricks - taken.low};
  }

  std::optional<int> first_guess(const RootPosition& root_position) const override {
    return search_.first_guess(root_position);
  }
  std::unique_ptr<Engine> partner(const Stop* stop) override {
    return std::make_unique<MisereDeclarer>(*this, stop);
  }
  std::uint64_t nodes() const override { return search_.nodes(); }

 private:
  int seats_;
  Search search_;
};

}  // namespace misere
}  // namespace MATADOR_ISA
}  // namespace matador::search

#endif  // MATADOR_SOLVER_SEARCH_MISERE_MISERE_DECLARER_H_
