// Pictures of tables: the script for gnuplot, to the letter.

#include "formats/statistics/plot.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"

namespace matador::formats_plot_test {

StatisticsHeading heading(Question question, std::vector<std::string> by = {}) {
  StatisticsHeading heading;
  heading.question = question;
  heading.by = std::move(by);
  return heading;
}

StatisticsRecord record(StatisticsHeading heading, Statistics table) {
  heading.game = "sjavs";
  heading.seats = 4;
  StatisticsRecord record;
  record.columns = read_columns(heading).value();
  record.heading = std::move(heading);
  record.statistics = std::move(table);
  record.examined = record.counted = record.statistics.deals();
  return record;
}

StatisticsRecord sampled(StatisticsHeading heading, Statistics table) {
  StatisticsRecord made = record(std::move(heading), std::move(table));
  made.population = Population{.seed = 7, .first = 0, .deals = 100};
  made.examined = 100;
  return made;
}

// Rows of a key and of what came out.
Statistics table(const std::vector<std::pair<RowKey, int>>& rows) {
  Statistics made;
  for (const auto& [key, deals] : rows) {
    made.add(key, {.deals = static_cast<unsigned>(deals)});
  }
  return made;
}

void expect_part(const std::string& script, const std::string& part) {
  EXPECT_TRUE(absl::StrContains(script, part)) << part << "\nis not in\n" << script;
}

TEST(StatisticsPlot, KnowsPicturesByTheirNames) {
  EXPECT_EQ(picture_of("vol.svg"), Picture::kSvg);
  EXPECT_EQ(picture_of("a.b/vol.PNG"), Picture::kPng);
  for (const char* path : {"", "svg", "vol", "vol.pdf", "vol.svg.gz", "vol.svg "}) {
    EXPECT_EQ(picture_of(path), std::nullopt) << path;
  }
}

TEST(StatisticsPlot, QuotesWhateverTextThereIs) {
  EXPECT_EQ(gnuplot_string(""), "''");
  EXPECT_EQ(gnuplot_string("has(1, 'CQ')"), "'has(1, ''CQ'')'");
  EXPECT_EQ(gnuplot_string("\"`date`\" @x $y {/=9 z} \\n %s #"),
            "'\"`date`\" @x $y {/=9 z} \\n %s #'");
  EXPECT_EQ(gnuplot_string("a\nsystem 'b'\r\x7f\tc"), "'a system ''b''   c'");
  EXPECT_EQ(gnuplot_string("♣ Suðuroy"), "'♣ Suðuroy'");
}

TEST(StatisticsPlot, DrawsSharesThatWereCounted) {
  EXPECT_EQ(statistics_plot(record(heading(Question::kLength), table({{{4}, 3}, {{5}, 1}})),
                            Picture::kSvg),
            R"(set encoding utf8
set terminal svg size 900,468 noenhanced font 'sans,13' background '#ffffff'
set title 'length: sjavs, 4 players'."\n".'All 4 hands, counted.'
unset key
set xlabel 'length'
set ylabel 'share'
set format y '%g %%'
set ytics out nomirror
set border 3
set grid y lt 1 lw 0.5 lc rgb '#d8d8d8'
set style fill solid 1 noborder
set xtics out nomirror norotate ('4' 0, '5' 1)
set xrange [-0.6:1.6]
set yrange [0:82.5]
set label '75.0 %' at 0,75 center offset 0,0.6
set label '25.0 %' at 1,25 center offset 0,0.6
$series0 << END
0 75 75 75
1 25 25 25
END
plot $series0 using 1:2:(0.752) with boxes lc rgb '#0072b2' title ''
)");
}

TEST(StatisticsPlot, DrawsOfVolsTheYes) {
  const std::string script =
      statistics_plot(sampled(heading(Question::kVol, {"trumps(declarer)"}),
                              table({{{5, 0}, 20}, {{6, 0}, 5}, {{6, 1}, 15}})),
                      Picture::kPng);
  expect_part(script, "set terminal pngcairo size 900,468 ");
  expect_part(script, "('5' 0, '6' 1)");
  expect_part(script, "set ylabel 'share of vols in each group'\n");
  // None of 20 is a vol: the interval is the exact one. Of 15 of 20 it is Wilson's.
  expect_part(script, "$series0 << END\n0 0 0 16.8433\n1 75 53.1299 88.8138\nEND\n");
  expect_part(script, "with vectors");
}

TEST(StatisticsPlot, DrawsMeansWithALegend) {
  Statistics values;
  for (const int value : {60, 80}) {
    Tally tally;
    tally.add(value);
    tally.add(value + 2);
    values.add({5, value / 60 - 1}, tally);
    values.add({6, 1 + value / 80}, tally);
  }
  const std::string script = statistics_plot(
      sampled(heading(Question::kPoints, {"length(declarer)", "trump"}), values), Picture::kSvg);
  expect_part(script, "set key outside right top Left reverse title 'trump' left\n");
  expect_part(script, "set ylabel 'mean of the points'\nset format y '%g'\n");
  expect_part(script, "with points lc rgb '#0072b2' pt 7 ps 0.9 title 'clubs'");
}

TEST(StatisticsPlot, CountsTheValuesThatAreAKey) {
  Statistics values;
  for (const int value : {2, 2, 2, -8}) {
    Tally tally;
    tally.add(value);
    values.add({value}, tally);
  }
  const std::string script =
      statistics_plot(record(heading(Question::kScore, {"value"}), values), Picture::kSvg);
  expect_part(script, "('-8' 0, '2' 1)");
  expect_part(script, "0 25 25 25\n1 75 75 75\n");
  expect_part(script, "with boxes");
}

// More than there are pixels, as with several keys of points.
TEST(StatisticsPlot, FindsRoomForThousandsOfPlaces) {
  Statistics many;
  for (int i = 0; i < 5000; ++i) many.add({i / 70, i % 70, 1}, {.deals = 1});
  const std::string script = statistics_plot(
      record(heading(Question::kShare, {"points(1)", "points(2)"}), many), Picture::kSvg);
  expect_part(script, "set terminal svg size 2400,");
  expect_part(script, "set xrange [-0.6:4999.6]\n");
  expect_part(script, "set xtics out nomirror rotate by 90 right ('0, 0' 0, '0, 33' 33, ");
}

StatisticsRecord points_by_value(const std::vector<int>& values) {
  Statistics table;
  for (const int value : values) {
    Tally tally;
    tally.add(value);
    table.add({value}, tally);
  }
  return record(heading(Question::kPoints, {"value"}), table);
}

TEST(StatisticsPlot, DrawsNumbersToScaleWhereFewAreMissing) {
  std::string script = statistics_plot(points_by_value({60, 61, 63}), Picture::kSvg);
  expect_part(script, "('60' 0, '61' 1, '62' 2, '63' 3)");
  expect_part(script, "set xrange [-0.6:3.6]\n");
  expect_part(script, "$series0 << END\n0 33.3333 33.3333 33.3333\n1 33.3333 33.3333 33.3333\n3 ");
  script = statistics_plot(points_by_value({60, 61, 66}), Picture::kSvg);
  expect_part(script, "('60' 0, '61' 1, '66' 2)");
}

TEST(StatisticsPlot, HasTicksAtTheTensOfManyNumbers) {
  std::vector<int> values;
  for (int value = 15; value < 100; ++value) values.push_back(value);
  const std::string script = statistics_plot(points_by_value(values), Picture::kSvg);
  expect_part(script, "norotate ('20' 5, '30' 15, ");
  expect_part(script, "'90' 75)\n");
}

TEST(StatisticsPlot, DrawsZeroWhereMeansAreOnBothSides) {
  Statistics values;
  for (const int value : {-8, 4}) {
    Tally tally;
    tally.add(value);
    values.add({value < 0}, tally);
  }
  std::string script =
      statistics_plot(record(heading(Question::kScore, {"value < 0"}), values), Picture::kSvg);
  expect_part(script, "set xzeroaxis ");
  expect_part(script, "('no' 0, 'yes' 1)");
  script = statistics_plot(record(heading(Question::kScore, {"trump"}), values), Picture::kSvg);
  expect_part(script, "('clubs' 0, 'spades' 1)");
  values = {};
  values.add({0}, {.deals = 1, .sum = 5, .squares = 25});
  script = statistics_plot(record(heading(Question::kScore, {"value < 0"}), values), Picture::kSvg);
  EXPECT_FALSE(absl::StrContains(script, "xzeroaxis")) << script;
}

// A mean that is not proven has its point in the middle, and both its ends above the interval.
TEST(StatisticsPlot, DrawsComparedContractsWithTheirBounds) {
  StatisticsHeading compared = heading(Question::kContract, {"contract"});
  compared.contract = "obenabe,undenufe";
  compared.limit = "1000";
  compared.game = "jass";
  compared.seats = 4;
  StatisticsRecord made;
  made.columns = read_columns(compared).value();
  made.heading = compared;
  Tally open;
  open.add(10, 40);
  Tally proven;
  proven.add(-20);
  made.statistics.add({4}, open);
  made.statistics.add({5}, proven);
  const std::string script = statistics_plot(made, Picture::kSvg);
  expect_part(script, "set ylabel 'mean of the score'\n");
  expect_part(script, "0 25 10 40\n1 -20 -20 -20\n");
  expect_part(script, "set label '10.00 to 40.00' at 0,40 ");
  expect_part(script, "set label '-20.00' at 1,-20 ");
}

TEST(StatisticsPlot, PutsTheAuctionOnTheAxisWhereColoursAreTooFew) {
  Statistics auctions = table({{{0, 0, std::nullopt}, 1}});
  for (int clubs = 0; clubs < 2; ++clubs) {
    for (int seat = 1; seat <= 4; ++seat) auctions.add({5, clubs, seat}, {.deals = 1});
  }
  const std::string script =
      statistics_plot(record(heading(Question::kAuction), auctions), Picture::kSvg);
  expect_part(script, "('all pass' 0, '5' 1, '5, clubs' 2)");
  expect_part(script, "set xlabel 'length, clubs'\n");
  expect_part(script, "title 'none'");
}

TEST(StatisticsPlot, WrapsLongConditions) {
  std::string condition = "1 == 1";
  for (int i = 0; i < 100; ++i) condition += " or has(1, 'CQ')";
  StatisticsHeading asked = heading(Question::kLength);
  asked.where = condition;
  const std::string script = statistics_plot(record(asked, table({{{4}, 1}})), Picture::kSvg);
  const std::string title = script.substr(script.find("set title"));
  EXPECT_LT(title.find('\n'), 600U);
  expect_part(title.substr(0, title.find('\n')),
              " ...'.\"\\n\".'1 of 1 hands match: 100.00 %, counted.'");
}

}  // namespace matador::formats_plot_test
