// Sjavs for four, three and two players as the rest of the library sees it (rules 1.A to 1.C).

#include <array>
#include <cstdint>

#include "solver/games/glance.h"
#include "solver/games/sjavs/in_play.h"
#include "solver/games/sjavs/rules.h"
#include "solver/games/sjavs/score.h"
#include "solver/games/tasks.h"
#include "solver/hand_on.h"
#include "solver/search/common/engine.h"
#include "solver/tricks/trick_order.h"

MATADOR_KERNEL(sjavs)

namespace matador::sjavs::glances {

// The weights by which deals of Sjavs for four players are guessed, in the order of
// GlanceFeatures, and the curves from points to the score and from tricks to vol: fitted by
// `matador_fit_glance sjavs auction 24000 6000`, which tells too what they explain
// (bench/figures.md).
constexpr std::array<std::int16_t, 1101> kPoints{
    638,  462,   -266, 737,  -295, 0,    0,    0,    0,    0,     0,    0,     0,    0,    0,
    0,    0,     0,    0,    0,    0,    0,    0,    0,    0,     0,    0,     0,    0,    0,
    0,    0,     0,    0,    0,    0,    0,    0,    0,    0,     0,    0,     0,    0,    0,
    0,    0,     0,    0,    0,    0,    0,    0,    0,    0,     0,    0,     0,    0,    0,
    0,    0,     0,    0,    0,    0,    0,    0,    0,    0,     0,    0,     0,    0,    0,
    0,    0,     0,    0,    0,    0,    0,    0,    0,    0,     0,    0,     0,    0,    0,
    0,    0,     0,    0,    0,    0,    0,    0,    0,    0,     0,    0,     0,    0,    0,
    0,    0,     0,    0,    0,    0,    0,    0,    0,    0,     0,    0,     0,    0,    0,
    0,    0,     0,    0,    0,    0,    0,    0,    0,    0,     0,    0,     0,    0,    0,
    0,    0,     0,    0,    0,    0,    0,    0,    0,    0,     -764, -1004, -684, -96,  -750,
    -768, -407,  316,  -334, -345, 33,   674,  -149, 100,  408,   505,  258,   336,  408,  239,
    0,    322,   80,   -223, 0,    0,    0,    0,    -179, -211,  -48,  352,   -34,  -168, 69,
    646,  -100,  -2,   376,  612,  399,  252,  435,  374,  0,     87,   173,   -234, 0,    -122,
    -70,  -638,  0,    0,    0,    -317, 138,  178,  152,  217,   128,  189,   243,  355,  -85,
    -94,  285,   203,  0,    203,  132,  -149, 0,    3,    -262,  -547, 0,     0,    0,    -354,
    0,    0,     0,    0,    0,    -53,  17,   0,    17,   6,     0,    56,    0,    80,   24,
    -179, 0,     0,    78,   -12,  0,    0,    0,    -140, 0,     0,    0,     0,    0,    0,
    0,    0,     0,    0,    0,    0,    0,    0,    0,    0,     0,    0,     0,    0,    0,
    0,    0,     0,    0,    0,    0,    0,    0,    0,    0,     0,    0,     0,    0,    0,
    657,  916,   669,  792,  589,  504,  537,  296,  600,  806,   589,  518,   411,  373,  331,
    19,   496,   491,  377,  153,  171,  108,  -11,  -255, 395,   36,   -36,   -22,  -86,  -143,
    -199, -474,  -100, -400, -534, -314, -464, -691, -471, -696,  -389, -746,  -784, -763, -601,
    -717, -669,  -345, 0,    39,   0,    -117, 0,    0,    -208,  0,    0,     0,    0,    0,
    0,    0,     0,    0,    809,  -578, 718,  -611, 514,  -341,  472,  -306,  280,  -99,  213,
    -56,  255,   -73,  160,  -4,   144,  58,   92,   45,   79,    129,  -2,    132,  274,  7,
    29,   29,    53,   138,  -28,  176,  186,  47,   -23,  127,   15,   135,   11,   178,  -2,
    171,  -4,    174,  30,   141,  -11,  178,  915,  -724, 887,   -779, 656,   -492, 613,  -478,
    424,  -281,  353,  -196, 359,  -194, 277,  -143, 235,  -17,   141,  -59,   141,  37,   50,
    72,   311,   -85,  109,  -36,  130,  67,   29,   73,   99,    74,   17,    110,  250,  -12,
    27,   35,    79,   63,   49,   109,  78,   99,   41,   82,    85,   79,    65,   70,   185,
    177,  483,   93,   -150, 555,  29,   504,  -205, 574,  67,    502,  -172,  616,  -65,  559,
    -152, 599,   -72,  563,  -145, 596,  -72,  559,  0,    147,   0,    265,   0,    473,  0,
    765,  0,     0,    0,    547,  0,    -749, 0,    -613, 0,     0,    0,     0,    0,    836,
    0,    -714,  0,    0,    0,    0,    0,    0,    0,    -225,  0,    0,     0,    0,    0,
    0,    0,     0,    0,    0,    0,    0,    0,    0,    0,     0,    0,     0,    0,    0,
    -15,  105,   -42,  410,  76,   724,  79,   826,  55,   518,   -185, -1084, -83,  -677, 64,
    -420, 0,     0,    383,  796,  -63,  -633, -61,  -527, 0,     0,    0,     0,    173,  678,
    -238, -339,  0,    0,    0,    0,    0,    0,    0,    0,     0,    0,     0,    0,    0,
    0,    0,     0,    0,    0,    0,    0,    -76,  286,  -80,   650,  -10,   742,  0,    0,
    -244, -1385, -122, -683, -2,   -333, -114, -252, 357,  597,   132,  -592,  76,   -316, 146,
    -39,  0,     0,    -14,  644,  -86,  -211, 40,   50,   0,     0,    0,     0,    0,    0,
    0,    0,     0,    0,    0,    0,    0,    0,    0,    0,     0,    0,     0,    0,    -282,
    0,    -198,  0,    0,    0,    0,    0,    -90,  0,    -113,  0,    -75,   0,    0,    0,
    70,   0,     46,   0,    205,  0,    293,  0,    27,   0,     336,  0,     305,  0,    -3,
    0,    0,     0,    0,    0,    0,    0,    0,    0,    0,     0,    0,     0,    231,  0,
    430,  0,     -18,  0,    205,  -259, -429, 0,    -248, -434,  -611, 0,     -435, -281, -618,
    0,    -535,  -13,  -124, -227, -87,  0,    745,  201,  689,   232,  511,   -14,  438,  -69,
    243,  75,    174,  110,  54,   271,  -56,  170,  -398, -332,  -307, 0,     436,  -25,  531,
    -26,  315,   80,   270,  134,  158,  120,  60,   155,  0,     101,  0,     85,   -654, -258,
    -472, 0,     224,  51,   210,  29,   162,  37,   -96,  98,    0,    58,    0,    49,   0,
    0,    0,     0,    -144, 14,   -423, 0,    101,  29,   136,   135,  0,     -3,   0,    -22,
    0,    0,     0,    0,    0,    0,    0,    0,    348,  43,    586,  0,     -104, 549,  24,
    508,  -167,  597,  -12,  559,  -246, 615,  29,   579,  -165,  620,  -70,   591,  -155, 610,
    -51,  573,   -166, 603,  -54,  593,  0,    138,  0,    271,   0,    504,   0,    796,  0,
    727,  0,     514,  0,    -886, 0,    -503, 0,    -224, 0,     0,    0,     906,  0,    -616,
    0,    -1074, 0,    0,    0,    0,    0,    209,  0,    150,   0,    0,     0,    0,    0,
    0,    0,     0,    0,    0,    0,    0,    0,    0,    0,     0,    0,     0,    -194, 163,
    1,    460,   -75,  725,  -75,  865,  -192, 436,  -176, -1029, -167, -728,  -54,  -293, 80,
    215,  186,   895,  133,  -706, -366, -988, 111,  -71,  0,     0,    246,   728,  145,  -33,
    -36,  5,     0,    0,    0,    0,    0,    0,    0,    0,     0,    0,     0,    0,    0,
    0,    0,     0,    0,    0,    -143, 439,  -79,  663,  -76,   899,  0,     0,    -175, -1108,
    -108, -819,  -19,  -397, -107, -150, 181,  730,  144,  -603,  -94,  -751,  152,  -74,  166,
    45,   133,   127,  244,  -358, 157,  -385, 235,  228,  0,     0,    0,     0,    0,    0,
    0,    0,     0,    0,    0,    0,    0,    0,    0,    0,     0,    0,     -136, 0,    -254,
    0,    0,     0,    0,    0,    -15,  0,    -103, 0,    -133,  0,    0,     0,    265,  0,
    20,   0,     198,  0,    223,  0,    120,  0,    218,  0,     213,  0,     -38,  0,    180,
    0,    0,     0,    0,    0,    0,    0,    0,    0,    0,     0,    141,   0,    122,  0,
    154,  0,     198,  4,    -306, 0,    -242, -591, -447, 0,     -349, -404,  -587, 0,    -742,
    -279, 177,   -127, -97,  0,    718,  213,  730,  238,  456,   65,   483,   -123, 230,  -113,
    223,  -48,   55,   144,  -95,  53,   -458, -602, -358, 0,     427,  -83,   604,  103,  399,
    132,  469,   160,  107,  29,   13,   100,  34,   22,   3,     138,  -458,  -358, -511, 0,
    169,  18,    291,  -37,  54,   62,   19,   73,   48,   212,   104,  188,   0,    223,  0,
    39,   -754,  -5,   -373, 0,    24,   129,  48,   247,  164,   159,  46,    210,  0,    -75,
    0,    -71,   0,    0,    0,    0};
constexpr std::array<std::int16_t, 1101> kTricks{
    42,  24,  -10, 40,  -12, 0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
    0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
    0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
    0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
    0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
    0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
    0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
    0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   -53, -70, -47, 6,   -48, -54, -29,
    27,  -22, -19, 7,   47,  -9,  8,   29,  35,  3,   23,  31,  16,  0,   15,  13,  -13, 0,   0,
    0,   0,   -24, -33, -13, 23,  0,   -13, 5,   45,  1,   9,   27,  41,  15,  20,  30,  20,  0,
    12,  12,  -19, 0,   -6,  -7,  -44, 0,   0,   0,   -24, 1,   -7,  3,   20,  10,  10,  23,  32,
    -2,  12,  27,  14,  0,   14,  15,  -18, 0,   -1,  -15, -38, 0,   0,   0,   -31, 0,   0,   0,
    0,   0,   -1,  4,   0,   2,   -1,  0,   7,   0,   5,   5,   -11, 0,   0,   7,   -5,  0,   0,
    0,   -10, 0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
    0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
    44,  67,  35,  36,  26,  16,  11,  0,   39,  54,  32,  24,  22,  15,  11,  -8,  32,  30,  23,
    8,   13,  1,   -3,  -19, 23,  2,   0,   -3,  -3,  -6,  -5,  -34, -1,  -28, -26, -15, -18, -32,
    -23, -46, -19, -44, -35, -32, -19, -34, -32, -20, 0,   -2,  0,   -3,  0,   0,   -12, 0,   0,
    0,   0,   0,   0,   0,   0,   0,   58,  -46, 56,  -45, 42,  -31, 39,  -27, 28,  -16, 20,  -9,
    24,  -11, 13,  -5,  14,  -1,  7,   1,   7,   5,   1,   8,   5,   7,   0,   10,  3,   10,  -2,
    11,  2,   8,   -3,  15,  0,   11,  -1,  11,  0,   12,  -2,  12,  3,   10,  -2,  11,  64,  -53,
    64,  -55, 48,  -39, 48,  -37, 36,  -28, 32,  -20, 31,  -19, 23,  -14, 19,  -7,  12,  -4,  11,
    1,   4,   5,   9,   4,   3,   4,   7,   5,   2,   7,   5,   6,   1,   8,   4,   7,   1,   8,
    3,   7,   2,   8,   3,   10,  1,   6,   3,   8,   2,   6,   11,  17,  23,  11,  -9,  38,  -1,
    34,  -9,  39,  -3,  35,  -12, 42,  -5,  37,  -11, 41,  -4,  37,  -11, 41,  -5,  38,  0,   10,
    0,   15,  0,   26,  0,   41,  0,   0,   0,   30,  0,   -45, 0,   -31, 0,   0,   0,   0,   0,
    45,  0,   -39, 0,   0,   0,   0,   0,   0,   0,   -16, 0,   0,   0,   0,   0,   0,   0,   0,
    0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   -1,  8,   -3,  21,  0,   37,  3,
    36,  3,   26,  -4,  -49, -2,  -34, 6,   -14, 0,   0,   20,  40,  -2,  -36, -1,  -23, 0,   0,
    0,   0,   15,  40,  -6,  -29, 0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
    0,   0,   0,   0,   0,   0,   0,   -3,  15,  -6,  35,  -1,  34,  0,   0,   -10, -57, -3,  -34,
    3,   -17, -8,  -15, 20,  28,  7,   -32, 7,   -20, 7,   5,   0,   0,   -7,  33,  2,   -4,  -9,
    -2,  0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
    0,   0,   -13, 0,   -11, 0,   0,   0,   0,   0,   -2,  0,   -4,  0,   -17, 0,   0,   0,   7,
    0,   6,   0,   1,   0,   19,  0,   2,   0,   2,   0,   16,  0,   3,   0,   0,   0,   0,   0,
    0,   0,   0,   0,   0,   0,   0,   0,   18,  0,   18,  0,   6,   0,   5,   -14, -21, 0,   -21,
    -17, -24, 0,   -23, -9,  -28, 0,   -25, 6,   -10, -10, -9,  0,   35,  1,   37,  4,   21,  -3,
    24,  -10, 9,   8,   12,  5,   7,   14,  -5,  9,   -22, -13, -20, 0,   19,  -8,  29,  -2,  12,
    4,   13,  9,   6,   5,   5,   11,  0,   -2,  0,   2,   -32, -4,  -19, 0,   8,   3,   12,  6,
    6,   5,   -4,  6,   0,   3,   0,   0,   0,   0,   0,   0,   -10, 6,   -13, 0,   9,   8,   8,
    5,   0,   1,   0,   -1,  0,   0,   0,   0,   0,   0,   0,   0,   17,  12,  29,  7,   -7,  36,
    2,   33,  -11, 41,  -2,  36,  -12, 42,  -5,  39,  -13, 43,  -5,  39,  -12, 42,  -5,  39,  -13,
    43,  -5,  39,  0,   11,  0,   17,  0,   28,  0,   48,  0,   39,  0,   32,  0,   -44, 0,   -21,
    0,   -9,  0,   0,   0,   45,  0,   -35, 0,   -60, 0,   0,   0,   0,   0,   16,  0,   7,   0,
    0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   -15, 10,
    0,   22,  -4,  40,  -7,  45,  -7,  20,  -4,  -49, -5,  -33, -1,  -16, 2,   20,  12,  45,  7,
    -38, -29, -56, 4,   -6,  0,   0,   13,  31,  9,   -18, -2,  -6,  0,   0,   0,   0,   0,   0,
    0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   -10, 12,  -8,  35,  -9,  46,  0,
    0,   -9,  -50, -4,  -35, 2,   -21, -7,  -4,  5,   32,  11,  -22, -2,  -37, 13,  -2,  1,   3,
    11,  6,   20,  -16, 11,  -19, 14,  6,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
    0,   0,   0,   0,   0,   0,   0,   -7,  0,   -15, 0,   0,   0,   0,   0,   -2,  0,   -6,  0,
    -10, 0,   0,   0,   15,  0,   2,   0,   13,  0,   12,  0,   4,   0,   10,  0,   3,   0,   -2,
    0,   15,  0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   12,  0,   6,   0,   15,  0,
    7,   -5,  -14, 0,   -22, -27, -17, 0,   -20, -12, -22, 0,   -40, -8,  7,   1,   -12, 0,   37,
    -3,  42,  0,   21,  0,   26,  -14, 13,  -6,  13,  -10, -1,  11,  -5,  6,   -25, -30, -25, 0,
    18,  -9,  33,  -1,  17,  3,   25,  6,   3,   5,   0,   11,  -2,  3,   2,   9,   -19, -3,  -24,
    0,   6,   -6,  17,  -3,  1,   8,   0,   7,   4,   10,  8,   12,  0,   6,   0,   4,   -27, 8,
    -11, 0,   -8,  6,   4,   19,  0,   10,  6,   6,   0,   -1,  0,   6,   0,   0,   0,   0};
constexpr std::array<std::int16_t, 40> kVolSteps{
    0, 0, 0, 0, 0, 0,  0,  0,  0,  0,  0,   0,   0,   0,   0,   0,   0,   0,   0,   0,
    1, 1, 1, 5, 8, 15, 17, 29, 55, 91, 135, 215, 284, 414, 552, 717, 828, 917, 987, 987};
constexpr GlanceCurve kVol{220, 16, kVolSteps};
constexpr std::array<std::int16_t, 40> kScoreInClubsSteps{
    -14, -12, -10, -9, -9, -8, -8, -8, -7, -6, -4, -4, -2, 0,  1,  2,  3,  3,  4,  5,
    5,   5,   6,   6,  7,  7,  8,  9,  9,  9,  10, 11, 12, 13, 14, 14, 15, 15, 17, 17};
constexpr GlanceCurve kScoreInClubs{3222, 256, kScoreInClubsSteps};
constexpr std::array<std::int16_t, 40> kScoreInOthersSteps{
    -7, -6, -5, -5, -4, -4, -4, -4, -3, -3, -2, -2, -1, 0, 1, 1,  1,  2,  2,  2,
    2,  3,  3,  3,  4,  4,  4,  4,  5,  5,  6,  6,  8,  8, 9, 10, 11, 12, 12, 12};
constexpr GlanceCurve kScoreInOthers{3219, 254, kScoreInOthersSteps};

}  // namespace matador::sjavs::glances

namespace matador::sjavs {

TrickOrder order(Suit trump) {
  TrickOrder order{.lanes = ranked_lanes(Rules::kPermanentTrumps, Rules::kSuitRanks, trump),
                   .has_trump = true};
  for (Card card : Rules::kPack) {
    order.points[static_cast<std::size_t>(card.index())] = ace_ten_points(card);
  }
  return order;
}

namespace {

std::vector<RuleOptionFact> rule_options() {  // Sjavs 1.14
  return {
      {"suduroy", {}, "the rules of Suðuroy: solo-vol=off tie-bonus=2-4 double-victory=off"},
      {.name = "solo-vol",
       .values = {"on", "off"},
       .meaning = "a vol of one player alone scores 16, in clubs 24; with two players default off",
       .usual = usual_solo_vol},
      {.name = "tie-bonus",
       .values = {"2", "2-4"},
       .meaning =
           "after 60-60 the next score is worth 2 more; 2-4: 4 more to those who had not declared",
       .usual = usual_tie_bonus},
      {.name = "double-victory",
       .values = {"on", "off"},
       .meaning = "two crosses for a rubber whose losers are still on 24",
       .usual = usual_double_victory},
  };
}

// What deals for four players are guessed to be worth: only the score depends on the trump suit.
const Glance& glance(Suit trump) {
  constexpr int kLooks = 50;
  static const auto made = [](const GlanceCurve& score) {
    std::vector<TrickOrder> orders;
    for (Suit suit : kAllSuits) orders.push_back(order(suit));
    return Glance(orders,
                  {.points = glances::kPoints,
                   .tricks = glances::kTricks,
                   .score = score,
                   .vol = glances::kVol,
                   .most_points = Rules::kPackPoints,
                   .most_tricks = variant(4).tricks()},
                  kLooks);
  };
  static const Glance in_clubs = made(glances::kScoreInClubs);
  static const Glance in_others = made(glances::kScoreInOthers);
  return trump == Suit::kClubs ? in_clubs : in_others;
}

GameInfo facts() {
  GameInfo info{
      .name = "sjavs",
      .tables = {},
      .contracts = trump_contracts(),
      .objectives = {Objective::kPoints, Objective::kTricks, Objective::kScore},
      .most_points = Rules::kPackPoints,
      .rule_options = rule_options(),
      .bidding = Bidding{.shortest = Rules::kShortestBid, .clubs_first = Rules::kClubsFirst},
      .bench_suites = {{4, 1000}, {3, 100}, {2, 30}}};
  for (ContractInfo& contract : info.contracts) {
    contract.in_play = &kInPlay;
    contract.glance = &glance(*contract.trump);
  }
  for (const Variant& players : kVariants) {
    info.tables.push_back({{.pack = Rules::kPack,
                            .seats = players.seats,
                            .hand_size = players.hand_size,
                            .piles = players.piles}});
  }
  return info;
}

// The tasks if everybody passes: none, if nothing is said of the play (Sjavs 1.9).
absl::StatusOr<std::vector<Task>> passed_tasks(const Problem& problem) {
  if (problem.contract) {
    return invalid("all pass in the auction: a contract needs [Declarer]");
  }
  if (problem.declarer) {
    return invalid("all pass in the auction: a declarer needs [Contract]");
  }
  if (problem.exchange || !problem.play.empty()) {
    return invalid(
        "all pass in the auction: if the deal was played all the same, add [Contract] and "
        "[Declarer]");
  }
  return std::vector<Task>{};
}

class Sjavs : public Game {
 public:
  Sjavs() : Game(facts()) {}

  absl::StatusOr<std::vector<Task>> tasks(const Problem& problem,
                                          bool all_contracts) const override {
    MATADOR_RETURN_IF_ERROR(check_problem(problem));
    return auctioned_tasks(problem, all_contracts, passed_tasks);
  }

  std::vector<Exchange> exchanges(const Task& task) const override {
    return exchanges_with_talon(task.deal.hand(task.declarer), task.deal.talon(),
                                Rules::kMostExchanged);
  }

  TrickOrder order(Contract contract, const std::vector<RuleOption>& /*options*/) const override {
    return sjavs::order(trump_of(contract));
  }

  CardSet trumps(Suit suit) const override { return sjavs::trumps(suit); }

  SeatSet declaring_side(const Task& task) const override {
    return side_of(task.declarer, task.deal.seats());
  }

  std::vector<Rung> ladder_of_score(const Task& task) const override {
    return score_ladder(trump_of(task.contract), scoring_of(task.deal.seats(), task.options));
  }

  search::Kernel kernel() const override { return {MATADOR_VERSIONS(sjavs, new_engine)}; }
};

}  // namespace

const Game& game() {
  static const Sjavs sjavs;
  return sjavs;
}

}  // namespace matador::sjavs
