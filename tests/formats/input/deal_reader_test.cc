// Deal files, read and written.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <sstream>
#include <streambuf>

#include "absl/strings/str_cat.h"
#include "formats/input/deal_files.h"

namespace matador::formats_reader_test {

using Deals = std::vector<absl::StatusOr<DealRecord>>;

Deals read_all(const std::string& text) {
  std::istringstream in(text);
  DealReader reader(in);
  Deals deals;
  while (auto deal = reader.next()) deals.push_back(*std::move(deal));
  return deals;
}

DealRecord record_of(const std::string& text) {
  const Deals deals = read_all(text);
  EXPECT_EQ(deals.size(), 1U) << text;
  return deals.at(0).value();
}

DealError error_of(const std::string& text) {
  const Deals deals = read_all(text);
  EXPECT_EQ(deals.size(), 1U) << text;
  return DealError::of(deals.at(0));
}

TEST(DealReader, KeepsTagsInOrderWithTheirLines) {
  const DealRecord record = record_of("% a comment\n\n[Game \"sjavs\"]\n; more\n[Mine \"x y\"]\n");
  ASSERT_EQ(record.tags.size(), 2U);
  EXPECT_EQ(record.tags[0].name, "Game");
  EXPECT_EQ(record.tags[0].value, "sjavs");
  EXPECT_EQ(record.tags[0].line, 3U);
  EXPECT_EQ(record.tags[1].name, "Mine");
  EXPECT_EQ(record.tags[1].value, "x y");
  EXPECT_EQ(record.tags[1].line, 5U);
}

TEST(DealReader, FindsNothingInNothing) {
  for (const char* text : {"", "\n", "\n\n \t\n", "% only\n; comments\n", "\xEF\xBB\xBF"}) {
    EXPECT_TRUE(read_all(text).empty()) << text;
  }
}

TEST(DealReader, ReadsLineEndsOfAllKindsAndTheByteOrderMark) {
  const DealRecord expected = record_of("[A \"1\"]\n[B \"2\"]\n");
  EXPECT_EQ(record_of("[A \"1\"]\r\n[B \"2\"]\r\n\r\n"), expected);
  EXPECT_EQ(record_of("\xEF\xBB\xBF[A \"1\"]\n[B \"2\"]"), expected);
  EXPECT_EQ(record_of("  [ A   \"1\" ]\t\n[B\t\"2\"]\n"), expected);
}

TEST(DealReader, SeparatesDealsAtBlankLinesOnly) {
  const Deals deals = read_all("[A \"1\"]\n% not here\n[B \"2\"]\n \t\n\n[A \"3\"]\n");
  ASSERT_EQ(deals.size(), 2U);
  EXPECT_EQ(deals[0].value().tags.size(), 2U);
  EXPECT_EQ(deals[1].value().tags[0].line, 6U);
}

TEST(DealReader, AFaultIsTheFaultOfItsDealOnly) {
  const Deals deals = read_all("[A \"1\"]\n\n[A \"1\"]\noops\n[B\n\n[A \"3\"]\n");
  ASSERT_EQ(deals.size(), 3U);
  EXPECT_TRUE(deals[0].ok());
  EXPECT_EQ(DealError::of(deals[1]),
            (DealError{4,
                       "no opening [ in \"oops\", expected [Name \"value\"]",
                       {{5, "no value in quotes in \"[B\", expected [Name \"value\"]"}}}));
  EXPECT_TRUE(deals[2].ok());
}

TEST(DealReader, LinesThatAreNoTagsAreOneFault) {
  const Deals deals = read_all("one\ntwo\n\nthree\nfour\nfive\n\nsix\n");
  ASSERT_EQ(deals.size(), 3U);
  EXPECT_EQ(DealError::of(deals[0]),
            (DealError{1,
                       "no opening [ in \"one\", expected [Name \"value\"]; the line after it is "
                       "no tag either"}));
  EXPECT_EQ(DealError::of(deals[1]),
            (DealError{4,
                       "no opening [ in \"three\", expected [Name \"value\"]; the 2 lines after it "
                       "are no tags either"}));
  EXPECT_EQ(DealError::of(deals[2]),
            (DealError{8, "no opening [ in \"six\", expected [Name \"value\"]"}));
}

TEST(DealReader, ADealInJsonEndsWhatIsNone) {
  const std::string deal = "{\"Game\":\"sjavs\"}\n";
  for (const std::string before : {"hello\n", "[1,2]\nnull\n", "[Game \"bridge\"]\n"}) {
    const Deals deals = read_all(deal + before + deal + deal);
    ASSERT_EQ(deals.size(), 4U) << before;
    EXPECT_TRUE(deals[2].ok()) << before;
    EXPECT_TRUE(deals[3].ok()) << before;
  }
}

TEST(DealReader, SaysWhatIsWrongWithALine) {
  const std::string end = ", expected [Name \"value\"]";
  EXPECT_EQ(error_of("[\"x\"]").message, "no name in \"[\"x\"]\"" + end);
  EXPECT_EQ(error_of("[A x]").message, "no value in quotes in \"[A x]\"" + end);
  EXPECT_EQ(error_of("[A \"x]").message, "no closing quote in \"[A \"x]\"" + end);
  EXPECT_EQ(error_of("[A \"x\"").message, "no closing ] in \"[A \"x\"\"" + end);
  EXPECT_EQ(error_of("[A \"x\"] y").message,
            "something after the closing ] in \"[A \"x\"] y\"" + end);
  EXPECT_EQ(error_of("[A \"x\"]\n[B \"\"]\n[A \"y\"]"),
            (DealError{3, "a second [A], the first is in line 1"}));
  EXPECT_EQ(error_of(std::string("[A \"\0\"]", 7)),
            (DealError{1, "the line has a NUL, as text in UTF-8 has not"}));
  EXPECT_EQ(error_of("[A \"x\"]\r[B \"y\"]\r"),
            (DealError{1, "a carriage return within the line: lines end with LF or CR LF"}));
  EXPECT_EQ(error_of("[A \"\xFF\"]"), (DealError{1, "the line is not UTF-8 text"}));
}

TEST(DealReader, ReadsEscapes) {
  EXPECT_EQ(record_of(R"([A "say \"x\" \\ \n"])").tags[0].value, R"(say "x" \ \n)");
}

TEST(DealReader, BoundsTheLine) {
  const std::string longest = "[A \"" + std::string(kMaxLineBytes - 6, 'x') + "\"]";
  EXPECT_EQ(record_of(longest + "\n[B \"\"]").tags.size(), 2U);
  EXPECT_EQ(record_of(longest).tags.size(), 1U);
  const Deals deals = read_all("[A \"" + std::string(1'000'000, 'x') + "\"]\n\n[B \"\"]\n");
  ASSERT_EQ(deals.size(), 2U);
  EXPECT_EQ(DealError::of(deals[0]), (DealError{1, "the line is longer than 4096 bytes"}));
  EXPECT_EQ(deals[1].value().tags[0].line, 3U);
  EXPECT_TRUE(read_all("%" + std::string(1'000'000, 'x')).empty());
}

TEST(DealReader, BoundsTheDeal) {
  std::string many;
  for (std::size_t i = 0; i < kMaxTags; ++i) absl::StrAppend(&many, "[T", i, " \"\"]\n");
  EXPECT_EQ(record_of(many).tags.size(), kMaxTags);
  EXPECT_EQ(error_of(many + "[Last \"\"]\n"), (DealError{kMaxTags + 1, "more than 128 tags"}));

  std::string wide;
  for (int i = 0; i < 20; ++i)
    absl::StrAppend(&wide, "[T", i, " \"", std::string(4000, 'x'), "\"]\n");
  EXPECT_EQ(error_of(wide), (DealError{17, "the deal is longer than 65536 bytes"}));
}

// Gives some bytes and then breaks, as a drive or a network may.
class BreakingBuffer : public std::streambuf {
 public:
  explicit BreakingBuffer(std::string text) : text_(std::move(text)) {
    setg(text_.data(), text_.data(), text_.data() + text_.size());
  }

 protected:
  int_type underflow() override { throw std::runtime_error("broken"); }

 private:
  std::string text_;
};

TEST(DealReader, TellsOnceThatItCannotReadOn) {
  BreakingBuffer buffer("[A \"1\"]\n\n[A \"2\"]\n");
  std::istream in(&buffer);
  DealReader reader(in);
  EXPECT_TRUE(reader.next().value().ok());
  EXPECT_EQ(DealError::of(reader.next().value()),
            (DealError{4, "the file cannot be read any further"}));
  EXPECT_FALSE(reader.next().has_value());
}

// Two deals without a blank line between them have every tag twice; one message says why.
TEST(DealReader, ASecondDealNeedsABlankLineBeforeIt) {
  const std::string deal = "[Game \"sjavs\"]\n[Seats \"4\"]\n[Deal \"1:\"]\n";
  EXPECT_EQ(error_of(deal + deal),
            (DealError{4, "a second [Game], the first is in line 1; a blank line ends a deal"}));
  EXPECT_EQ(error_of(deal + "[Deal \"1:\"]\n"),
            (DealError{4, "a second [Deal], the first is in line 3; a blank line ends a deal"}));
}

TEST(DealReader, TellsOnceThatTheInputIsNoText) {
  const std::string noise = std::string("\x7F\x45LF\0\n\n\1oops\n\nA text\n\n\2\n", 24);
  const Deals deals = read_all(noise + "\n[A \"1\"]\n\n" + noise);
  ASSERT_EQ(deals.size(), 3U);
  EXPECT_FALSE(deals[0].ok());
  EXPECT_TRUE(deals[1].ok());
  EXPECT_FALSE(deals[2].ok());
}

// ---- Properties ---------------------------------------------------------------------------------

// Tag values: any text but control characters, symbols of suits, quotes and backslashes included.
rc::Gen<std::string> any_value() {
  const auto piece = rc::gen::element<std::string>("a", "Z", "0", " ", "\"", "\\", "]", "[", "%",
                                                   "\t", "\u2663", "ö", ";", ".");
  return rc::gen::map(rc::gen::container<std::vector<std::string>>(piece), [](const auto& pieces) {
    std::string text;
    for (const std::string& part : pieces) text += part;
    return text;
  });
}

DealRecord any_record() {
  DealRecord record;
  const auto values = *rc::gen::nonEmpty(rc::gen::container<std::vector<std::string>>(any_value()));
  for (const std::string& value : values) {
    if (record.tags.size() < kMaxTags) record.add(absl::StrCat("T_", record.tags.size()), value);
  }
  return record;
}

RC_GTEST_PROP(Records, AreReadAsWritten, ()) {
  const std::vector<DealRecord> records{any_record(), any_record()};
  const std::string text = write_record(records[0]) + write_record(records[1]);
  const Deals deals = read_all(text);
  RC_ASSERT(deals.size() == 2U);
  for (std::size_t i = 0; i < 2; ++i) {
    RC_ASSERT(deals[i].value() == records[i]);
    RC_ASSERT(write_record(deals[i].value()) == write_record(records[i]));
  }
}

RC_GTEST_PROP(Records, DoNotMindCommentsAndLineEnds, ()) {
  const DealRecord record = any_record();
  std::string text = "\xEF\xBB\xBF; first\r\n\r\n";
  for (char c : write_record(record)) text += c == '\n' ? "\r\n% comment\r\n" : std::string(1, c);
  RC_ASSERT(read_all(text).at(0).value() == record);
}

}  // namespace matador::formats_reader_test
