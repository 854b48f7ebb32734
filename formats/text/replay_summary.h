// What each player lost over many replayed deals, for people.
//
//   ReplaySummary summary;
//   for (...) summary.add(answer);
//   summary.text();
//
//   20 deals of sjavs with 4 players
//   Player      Deals  Choices   Errors   Cost a deal, points
//   Anna           20       98        7   13.50 (11.40 to 15.60)
//
// A player with a name is followed from seat to seat. The interval takes the plays of one deal, as
// at the two tables of a match, for one draw.

#ifndef MATADOR_FORMATS_TEXT_REPLAY_SUMMARY_H_
#define MATADOR_FORMATS_TEXT_REPLAY_SUMMARY_H_

#include <map>
#include <string>
#include <vector>

#include "formats/output/replay.h"
#include "solver/advice/estimate.h"

namespace matador {

class ReplaySummary {
 public:
  void add(const ReplayAnswer& answer);

  // A table for each game, number of players and objective with two deals or more.
  std::string text() const;

 private:
  struct Player {
    std::string title;
    int deals = 0;
    int choices = 0;
    int errors = 0;
    std::map<std::string, ClusterSum> costs = {};  // by the hands of the deal

    std::vector<std::string> cells() const;
  };
  struct Group {
    std::string title;  // "GAME with 4 players"
    Objective objective;
    std::vector<Player> players = {};
    int deals = 0;

    std::string text() const;
  };

  std::vector<Group> groups_;
};

}  // namespace matador

#endif  // MATADOR_FORMATS_TEXT_REPLAY_SUMMARY_H_
