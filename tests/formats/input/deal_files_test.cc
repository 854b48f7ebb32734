// Deals of several files: their numbers, warnings and added options.

#include "formats/input/deal_files.h"

#include <gtest/gtest.h>

#include <string>

namespace matador::formats_deal_files_test {

NumberedDeal deal_with(const std::string& options) {
  DealRecord record;
  record.tags = {{"Game", "sjavs", 5}, {"Seats", "4", 6}, {"Plays", "", 7}};
  if (!options.empty()) record.tags.push_back({"Options", options, 8});
  return {.number = 3, .file = "a.deals", .content = record, .input_read = 0};
}

std::string options_of(const NumberedDeal& deal) {
  EXPECT_TRUE(deal.content.ok());
  const Tag* tag = deal.content->find("Options");
  return tag == nullptr ? "" : tag->value;
}

// The status that a fault becomes keeps all of it, whatever stands in its texts.
TEST(DealError, IsFoundAgainInItsStatus) {
  const DealError fault{.line = 7,
                        .message = "5 is \"no\" seat\n",
                        .more = {{9, ""}, {12, "12 3 a", {{13, "in it"}}}},
                        .shown = "1:AK\n  ^\n",
                        .tags = {{"Game", "sjavs", 5}, {"Event", "3 of 4 \u2660", 6}}};
  const absl::Status status = fault;
  EXPECT_EQ(status.message(), fault.message);
  const DealError found = DealError::of(status);
  EXPECT_EQ(found, fault);
  EXPECT_EQ(found.shown, fault.shown);
  EXPECT_EQ(found.tags, fault.tags);
  EXPECT_EQ(found.tags[1].line, 6U);
  EXPECT_EQ(DealError::of(absl::NotFoundError("none")), (DealError{0, "none"}));
}

TEST(InLine, GivesFaultsTheLine) {
  const absl::StatusOr<int> fault =
      in_line(4, absl::StatusOr<int>(DealError{2, "bad", {{3, "too"}}}));
  EXPECT_EQ(DealError::of(fault), (DealError{4, "bad", {{4, "too"}}}));
  EXPECT_EQ(in_line(4, absl::StatusOr<int>(5)).value(), 5);
  EXPECT_TRUE(in_line(4, absl::OkStatus()).ok());
}

TEST(DealFiles, NameTheFileThatCannotBeRead) {
  EXPECT_EQ(unreadable("no/such/file"), "No such file or directory");
  EXPECT_EQ(unreadable("."), "is a directory");
  EXPECT_EQ(unreadable("-"), std::nullopt);
}

TEST(ErrorLines, HaveFileLineAndDeal) {
  const NumberedDeal deal{.number = 3, .file = "a.deals", .content = DealRecord{}, .input_read = 0};
  EXPECT_EQ(error_lines(deal, {7, "what is wrong"}), "a.deals:7: deal 3: what is wrong\n");
  EXPECT_EQ(error_lines(deal, {7, "one", {{9, "two"}}}),
            "a.deals:7: deal 3: one\na.deals:9: deal 3: two\n");
  const NumberedDeal file{.number = 0, .file = "a.deals", .content = DealRecord{}, .input_read = 0};
  EXPECT_EQ(error_lines(file, {0, "cannot be read"}), "a.deals: cannot be read\n");
}

TEST(ReadAs, AddsOptionsThatOverrideThoseOfTheDeal) {
  EXPECT_EQ(options_of(read_as(deal_with("solo-vol=off"), {})), "solo-vol=off");
  EXPECT_EQ(options_of(read_as(deal_with(""), {.options = "suduroy"})), "suduroy");
  EXPECT_EQ(options_of(read_as(deal_with("solo-vol=off"), {.options = "suduroy"})),
            "solo-vol=off suduroy");
  EXPECT_EQ(options_of(read_as(deal_with("solo-vol=off suduroy"), {.options = "solo-vol=on"})),
            "suduroy solo-vol=on");
}

TEST(ReadAs, FindsFaultWithOptionsThatTheGameDoesNotHave) {
  const NumberedDeal deal = read_as(deal_with(""), {.options = "target=1000"});
  ASSERT_FALSE(deal.content.ok());
  EXPECT_EQ(DealError::of(deal.content).line, 5U);
  EXPECT_TRUE(
      DealError::of(deal.content).message.starts_with("--options: unknown option \"target\""))
      << deal.content.status().message();
}

TEST(ReadAs, MakesErrorsOfWarningsWhereItIsStrict) {
  const NumberedDeal lax = read_as(deal_with(""), {});
  EXPECT_TRUE(lax.content.ok());
  EXPECT_EQ(warning_lines(lax), "a.deals:7: warning: [Plays] is ignored; did you mean [Play]?\n");
  const NumberedDeal strict = read_as(deal_with(""), {.strict = true});
  EXPECT_EQ(warning_lines(strict), "");
  EXPECT_EQ(error_lines(strict, DealError::of(strict.content)),
            "a.deals:7: deal 3: [Plays] is ignored; did you mean [Play]?\n");
}

}  // namespace matador::formats_deal_files_test
