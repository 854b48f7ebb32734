// Tags of a deal that are given beside the input, each as the option of its name: `--all-passed
// yes` is [AllPassed "yes"]. With cards or a result they are a deal of their own where there is no
// file; else they add to each deal of the input what it lacks.
//
//   DealRecord given;
//   given.add(tags::kDeclarer, "2");
//   GivenTags tags(given);
//   tags.add_to(record)        // with [Declarer "2"]; a deal that has [Declarer "3"] is faulty

#ifndef MATADOR_FORMATS_INPUT_GIVEN_TAGS_H_
#define MATADOR_FORMATS_INPUT_GIVEN_TAGS_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "formats/input/deal_record.h"

namespace matador {

// The option of a tag, without its dashes: "all-passed" of "AllPassed".
std::string option_of_tag(const TagName& name);

// The option that a line of a fault stands for, as "--all-passed"; none where it is a line of a
// file.
std::optional<std::string> option_at(std::uint64_t line);

class GivenTags {
 public:
  // Their lines are those of option_at(). Hands may stand in several lines.
  explicit GivenTags(const DealRecord& given = {});

  bool empty() const { return empty_; }
  // Whether they are a deal without more: they tell cards, or how it ended.
  bool are_a_deal() const { return are_a_deal_; }
  // As a deal of their own, and what is doubtful about it.
  const absl::StatusOr<DealRecord>& deal() const { return deal_; }
  const std::vector<DealError>& doubts() const { return doubts_; }

  // The record with the tags that it lacks. A tag that it has with another value is a fault, but
  // not another spelling of the same value.
  absl::StatusOr<DealRecord> add_to(DealRecord record) const;

 private:
  bool empty_;
  bool are_a_deal_;
  absl::StatusOr<DealRecord> deal_;
  std::vector<DealError> doubts_;
};

}  // namespace matador

#endif  // MATADOR_FORMATS_INPUT_GIVEN_TAGS_H_
