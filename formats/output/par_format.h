// Par, in a game whose contracts are bid: what a deal brings if both sides see all cards and bid
// their best. It follows from the tricks in every contract by every declarer.

#ifndef MATADOR_FORMATS_OUTPUT_PAR_FORMAT_H_
#define MATADOR_FORMATS_OUTPUT_PAR_FORMAT_H_

#include <optional>
#include <string>
#include <vector>

#include "formats/input/deal_record.h"
#include "formats/output/answers.h"
#include "formats/output/replay.h"

namespace matador {

// Where one side, both or nobody is vulnerable: in the words of PBN.
struct ParRow {
  std::string vulnerable;  // "NS"
  std::string score;       // "EW 100"
  std::string contracts;   // "NS 4S+1; EW 5DX-2", "Pass"
  bool of_board;           // whether it is so in this deal
};

struct ParFormat {
  // The score of the declaring side of a task beside par, with `tricks` tricks; none if the record
  // says too little. `answers`: to all contracts.
  std::optional<BoardScore> (*score)(const DealRecord& record, const Task& task,
                                     std::optional<int> tricks, const std::vector<Answer>& answers);
  // The table of all contracts and par, for people; none if these are not exact answers to all.
  std::optional<std::string> (*view)(const std::vector<Answer>& answers, const DealRecord& record,
                                     bool symbols);
  // `tricks`: by contract and by seat of the declarer.
  std::vector<ParRow> (*rows)(const DealRecord& record, const std::vector<int>& tricks);
};

}  // namespace matador

#endif  // MATADOR_FORMATS_OUTPUT_PAR_FORMAT_H_
