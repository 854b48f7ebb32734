// JSON from elsewhere is read within bounds, and what is beyond them is refused and not tried.

#include "formats/input/json_deal.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "formats/games/jass/jass_kit.h"
#include "formats/statistics/record.h"

namespace matador::formats_json_test {

std::string nested(int levels) {
  const auto count = static_cast<std::size_t>(levels);
  return std::string(count, '[') + std::string(count, ']');
}

std::string fault(std::string_view text) { return std::string(read_json(text).status().message()); }

TEST(BoundedJson, ReadsWhatIsWithinTheBounds) {
  EXPECT_EQ(read_json(R"({"a":[1,"[[\"[["]})")->dump(), R"({"a":[1,"[[\"[["]})");
  EXPECT_TRUE(read_json(nested(kDeepestJson)).ok());
  EXPECT_TRUE(read_json('"' + std::string(100, '[') + "\\\"" + std::string(100, '{') + '"').ok());
}

TEST(BoundedJson, RefusesWhatIsDeepLargeOrBroken) {
  EXPECT_EQ(fault(nested(kDeepestJson + 1)), "brackets nested deeper than 32 levels");
  EXPECT_EQ(fault(std::string(60'000, '[')), "brackets nested deeper than 32 levels");
  EXPECT_EQ(fault(std::string(kMostJsonBytes + 1, ' ')), "larger than 64 MiB of JSON");
  EXPECT_EQ(fault("{"), "the JSON breaks off");
  EXPECT_EQ(fault(""), "the JSON breaks off");
  EXPECT_EQ(fault(R"({"a":1e999})"), "a number in it is too large");
}

TEST(BoundedJson, SaysWhereATextIsNoJsonAndCutsNoLetter) {
  EXPECT_EQ(fault("n\u00E9"), "no JSON at column 2: \"\u00E9\"");
  EXPECT_EQ(fault("{\"\u00E9\":x}"), "no JSON at column 6: \"x}\"");
  EXPECT_EQ(fault("{\n  \"a\": 1,\n  2\n}"), "no JSON at line 3, column 3: \"2\\x0a}\"");
  EXPECT_EQ(fault("{\"move\":\"\xFF\"}"), R"(no JSON at column 10: "\xff"}")");
}

TEST(BoundedJson, IsWrittenOfAnyBytes) {
  EXPECT_EQ(write_json({{"a", "\xFF\u00E9\x1B"}}), "{\"a\":\"\uFFFD\u00E9\\u001b\"}");
}

TEST(JsonDeals, AreWrittenAsAnyJsonIs) {
  DealRecord record;
  EXPECT_EQ(write_json_record(record), "{}\n");
  record.add("Names", "An \"A\" \\, J\u00F3gvan,\t\xFF");
  record.add("Empty", "");
  EXPECT_EQ(write_json_record(record),
            "{\"Names\":\"An \\\"A\\\" \\\\, J\u00F3gvan,\\t\uFFFD\",\"Empty\":\"\"}\n");
}

TEST(BoundedJson, IsWhatTablesAndLogsAreReadWith) {
  const std::string rows = R"({"question":"length","game":"sjavs","seats":4,"rows":)";
  EXPECT_EQ(read_statistics(rows + nested(60'000) + "}").status().message(),
            "not a table: brackets nested deeper than 32 levels");
  EXPECT_EQ(read_jass_kit(R"({"game":)" + nested(60'000) + "}").status().message(),
            "not a JSON object: brackets nested deeper than 32 levels");
}

}  // namespace matador::formats_json_test
