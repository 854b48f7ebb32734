// The options of all commands, in the order of the help; the tags of deals are options too
// (input/tag_table.h).
//
//   arguments.number(options::kSeed)

#ifndef MATADOR_FORMATS_REQUESTS_OPTIONS_H_
#define MATADOR_FORMATS_REQUESTS_OPTIONS_H_

#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>

#include "formats/requests/option.h"
#include "formats/statistics/record.h"
#include "solver/solve.h"

namespace matador::options {

inline constexpr std::string_view kEveryCommand =
    "solve check replay advise auction melds score table merge deal example convert play match "
    "page "
    "games bench help";
// Those that read deals; `worlds`, `name`, `count` and `par` are requests only.
inline constexpr std::string_view kReadDeals =
    "solve replay advise worlds auction melds name count par score convert";

inline constexpr std::uint64_t kMaxWorlds = 10'000'000;
inline constexpr std::uint64_t kMaxThreads = 1024;

// Each once, in the order of the help.
std::span<const OptionDefinition* const> all();

// A table of another format always asks the same question.
inline constexpr std::string_view kExcludedByTables =
    "json csv objective cards line exchanges player model contracts limit seconds ms "
    "explain proof";

bool has_talon(const DealRecord& record, const Game& game, int seats);
bool has_named_cards(const DealRecord& record, const Game& game, int seats);
bool has_swiss_cards(const DealRecord& record, const Game& game, int seats);
bool has_open_contract(const DealRecord& record, const Game& game, int seats);

std::string formats_to_write();
std::string enough_deals();
std::string enough_worlds();

// ---- Every command ------------------------------------------------------------------------------

inline constexpr OptionDefinition kHelp = flag("help", {.letter = 'h', .who = kOnCommandLine})
                                              .use(kEveryCommand, "this text", {.is_rare = true});
inline constexpr OptionDefinition kOut =
    option("out", Takes::kWrittenFile, "FILE", {.who = kOnCommandLine})
        .use(kEveryCommand, "writes the answer into this file, whole or not at all",
             {.is_rare = true});

// ---- Which deals --------------------------------------------------------------------------------

inline constexpr OptionDefinition kGame =
    option("game", Takes::kGame, "GAME")
        .use("table deal match", "the game; see matador games")
        .use("play example", "the game, in place of the word GAME")
        .use("bench", "only this game");
inline constexpr OptionDefinition kSeats =
    option("seats", Takes::kSeatCount, "N")
        .use("table deal play match", "the number of players",
             {.otherwise = "the game's usual one"})
        .use("bench", "only with this number of players", {.least = 1, .most = kMaxSeats});
inline constexpr OptionDefinition kFix =
    option("fix", Takes::kText, "SEAT:HAND ...")
        .use(
            "table deal", "cards that seats must hold, as in a deal file",
            {.more = "; in bridge also N:HAND; talon:HAND for cards that nobody is dealt; the rest "
                     "is dealt at random. Several seats need quotes: --fix '1:AK..K. 2:Q...'"});
inline constexpr OptionDefinition kHand =
    option("hand", Takes::kText, "HAND")
        .use("table deal", "the same for one hand: AK.T9.Q87.J, or SA SK HT H9")
        .use("auction melds", "one hand alone, as AK.T9.Q87.J or SA SK HT H9",
             {.more = "; in place of --deal; of seat 1, or of that of --seat"})
        .use("advise worlds", "your own hand, as AK.T9.Q87.J or SA SK HT H9",
             {.more = "; in place of --deal; it is that of --seat, else of the leader before the "
                      "first card if the declarer is known, else of seat 1"})
        .use("solve replay name count par score convert");
inline constexpr OptionDefinition kSeat =
    option("seat", Takes::kSeat, "SEAT")
        .use("table deal", "whose hand --hand is", {.usual = "1", .needs = "hand"})
        .use("play", "your seat", {.otherwise = "1, in bridge South"});
inline constexpr OptionDefinition kWhere =
    option("where", Takes::kCondition, "CONDITION")
        .use("table deal", "only deals for which this condition is true",
             {.more = "; if it is given more than once, all of them"})
        .use("advise worlds", "only ways for which this condition is true",
             {.more = ", such as what the bidding says about the hands; if it is given more than "
                      "once, all of them"});
inline constexpr OptionDefinition kPlayed =
    option("played", Takes::kCardCount, "N")
        .use("table deal", "plays the first N cards at random, by the rules",
             {.more = ", for endings or the middle of a trick"});

// ---- How the answer is written ------------------------------------------------------------------

inline constexpr OptionDefinition kJson =
    flag("json", {.excludes = "csv", .who = kNotInTypes})
        .use("solve", "one JSON object a line for each result")
        .use("replay advise auction melds", "one JSON object a line for each deal")
        .use("score", "one JSON object a line for each deal and each rubber")
        .use("table merge", "one JSON object")
        .use("deal", "the tags of each deal as one JSON object a line")
        .use("check", "one JSON object a line for each certificate that is proven")
        .use("match", "one JSON object a line for each pair, or row")
        .use("games", "one JSON object a line for each game")
        .use("bench", "one JSON object a line for each question")
        .use("worlds name count par");

inline constexpr std::string_view kNoColumns = "CSV has no columns for it; take --json";
inline constexpr OptionDefinition kCsv =
    flag("csv", {.who = kNotInTypes})
        .use("solve", "a table of comma-separated values",
             {.excludes = {{{"cards line exchanges ms", kNoColumns}}}})
        .use("auction melds score", "a table of comma-separated values")
        .use("replay", "comma-separated values, with a line for each card",
             {.excludes = {{{"cards line par", kNoColumns}}}})
        .use("advise", "comma-separated values, a row for each option")
        .use("table merge", "comma-separated values")
        .use("match", "a row for each promise of --calibrate, comma-separated",
             {.needs = "calibrate"})
        .use("bench", "a table of comma-separated values")
        .use("worlds name count par games");
inline constexpr OptionDefinition kMarkdown =
    flag("markdown", {.excludes = "json csv", .who = kOnCommandLine})
        .use("table merge", "a table of Markdown, for notebooks", {.is_rare = true});
inline constexpr OptionDefinition kColor =
    option("color", Takes::kWord, "WHEN", {.words = "auto always never", .who = kOnCommandLine})
        .use(
            "solve replay advise auction melds score play",
            "hearts and diamonds in red: auto, always or never",
            {.usual = "auto", .more = " (on a terminal, unless NO_COLOR is set)", .is_rare = true});
inline constexpr OptionDefinition kTo =
    option("to", Takes::kFormat, "FORMAT")
        .use("convert", "what to write", {.usual = "deals", .works_out = formats_to_write});
inline constexpr OptionDefinition kShortestAuction =
    flag("shortest-auction")
        .use("convert",
             "with --to lin, where a contract has no auction: writes the shortest that "
             "leads to it");

// ---- Who plays ----------------------------------------------------------------------------------

inline constexpr OptionDefinition kStrength =
    option("strength", Takes::kText, "PLAYER")
        .use("play", "who plays the other seats", {.usual = "medium"});
inline constexpr OptionDefinition kPlayers =
    option("players", Takes::kText, "A,B,...")
        .use("match", "two players or more", {.usual = "strong,easy"});
inline constexpr OptionDefinition kCalibrate =
    option("calibrate", Takes::kText, "PLAYER", {.excludes = "players"})
        .use("match", "compares what the advice of this player promises with what is scored");

// ---- The question -------------------------------------------------------------------------------

// In requests; on the command line it is a word.
inline constexpr OptionDefinition kQuestion =
    option("question", Takes::kText, "QUESTION").use("table");
inline constexpr OptionDefinition kObjectives =
    option("objective", Takes::kObjectives, "WHAT,...")
        .use("solve", "points, tricks or score, or several of these",
             {.otherwise = "the game's usual one"});
inline constexpr OptionDefinition kObjective =
    option("objective", Takes::kObjective, "WHAT")
        .use("replay", "points, tricks or score", {.otherwise = "the game's usual one"})
        .use("advise worlds", "points, tricks or score",
             {.otherwise = "for contracts and exchanges the score, for cards the game's usual "
                           "one"});
inline constexpr OptionDefinition kBy =
    option("by", Takes::kKeys, "KEY,...").use("table", "a row for each value of these");
inline constexpr OptionDefinition kShares =
    option("shares", Takes::kWord, "HOW", {.words = "joint within"})
        .use("table", "what the shares of rows are of: joint or within",
             {.otherwise = "joint for points, tricks and score, else within",
              .more = ". joint: all rows; within: rows with the same keys"});
inline constexpr OptionDefinition kCards =
    flag("cards")
        .use("solve", "also the value of every card that may be played",
             {.more = "; text always has it"})
        .use("replay", "in JSON: also the value of each legal card");
inline constexpr OptionDefinition kLine =
    flag("line")
        .use("solve", "also one line of best play to the end", {.more = "; text always has it"})
        .use("replay", "also best play to the end from before one mistake",
             {.more = ": the one that decided the result, or the dearest"});
inline constexpr OptionDefinition kExplain =
    flag("explain", {.excludes = "json csv", .who = kNotInTypes})
        .use("solve", "explains in text why other cards cost what they cost",
             {.more = "; also which card matters most, and the best play trick by trick; takes two "
                      "to five times as long",
              .excludes = {{{"contracts"}}}});
inline constexpr OptionDefinition kExplainPlay =
    flag("explain", {.excludes = "csv"})
        .use("replay", "explains why the mistakes cost what they cost",
             {.more = ": the first one, and the one that decided the result, or else the dearest. "
                      "In text also whether the side that lost could have won the deal"});
inline constexpr OptionDefinition kLanguage =
    option("language", Takes::kText, "LANGUAGE",
           {.words = "english german", .excludes = "json", .who = kNotInTypes})
        .use("solve replay", "the language of --explain and its headlines: english or german",
             {.usual = "english", .needs = "explain", .is_rare = true});
inline constexpr OptionDefinition kExchanges =
    flag("exchanges")
        .use("solve", "also the value of every exchange",
             {.more = ", if the declarer has still to exchange",
              .concerns = has_talon,
              .unused = "no deal here has cards to exchange"});
inline constexpr OptionDefinition kPar = flag("par").use(
    "replay", "in bridge: compares the score with par, in IMPs",
    {.more = ", if the deal tells the level of the contract, who is vulnerable and how it "
             "ended"});
inline constexpr OptionDefinition kKnowledge =
    flag("knowledge").use("replay", "also judges each card by what its player could know");
inline constexpr OptionDefinition kWorlds =
    option("worlds", Takes::kNumber, "N")
        .use("replay", "for --knowledge: how many ways to deal are sampled",
             {.usual = "40", .least = 1, .most = kMaxWorlds, .needs = "knowledge"})
        .use("advise worlds", "how many ways to deal the other cards are sampled",
             {.works_out = enough_worlds, .least = 1, .most = kMaxWorlds});
inline constexpr OptionDefinition kEnumerate =
    option("enumerate", Takes::kNumber, "N")
        .use("advise worlds", "all ways are solved if there are at most N",
             {.usual = "2000", .most = kMaxWorlds});
inline constexpr OptionDefinition kSensible =
    flag("sensible")
        .use("advise worlds", "only ways whose declarer at a glance names the contract",
             {.more = ": in Skat, and in Solo and Wenz of Schafkopf"});
inline constexpr OptionDefinition kHide =
    flag("hide").use("advise worlds", "hides what the player to move does not see",
                     {.more = ", if all hands are known"});
inline constexpr OptionDefinition kAllOptions =
    flag("all-options")
        .use("advise worlds", "tries every option in every way",
             {.more = ", even if it is far behind"});
inline constexpr OptionDefinition kExact = flag("exact").use(
    "table", "counts all",
    {.more = "; the default for length, auction, melds and share, if that is possible and "
             "takes no more than some seconds and 256 MB"});
inline constexpr OptionDefinition kSeed =
    option("seed", Takes::kNumber, "S")
        .use("replay", "the seed of that sample", {.usual = "1", .needs = "knowledge"})
        .use("advise worlds", "the seed of the sample", {.usual = "1"})
        .use("table", "samples deals of this seed", {.usual = "1"})
        .use("deal", "which deals, 0 or more", {.usual = "1"})
        .use("play", "the seed of the deals", {.usual = "1", .more = ", or that of the evening"})
        .use("match bench", "the seed of the deals", {.usual = "1"});
inline constexpr OptionDefinition kFirst =
    option("first", Takes::kNumber, "I")
        .use("table", "from deal number I on",
             {.usual = "0", .most = kLastFirstDeal, .is_rare = true})
        .use("deal", "the number of the first deal", {.usual = "0"})
        .use("check", "from certificate number I on", {.usual = "1", .least = 1})
        .use("worlds", "", {.usual = "0", .most = kMaxWorlds});
inline constexpr OptionDefinition kDeals =
    option("deals", Takes::kNumber, "N", {.letter = 'n'})
        .use("table", "how many deals",
             {.usual = "10000",
              .works_out = enough_deals,
              .least = 1,
              .most = kMostDeals,
              .spelling = "count"})
        .use("deal", "how many deals", {.usual = "1", .spelling = "count"})
        .use("match", "how many deals", {.usual = "100", .least = 1, .most = 1'000'000})
        .use("bench", "how many deals of each game",
             {.otherwise = "as many as take a few seconds",
              .least = 1,
              .most = 1'000'000,
              .spelling = "count"});
inline constexpr OptionDefinition kWidth =
    option("width", Takes::kDecimal, "W", {.who = kOnCommandLine})
        .use(
            "table", "fewer deals, once no 95 % interval is wider than W",
            {.more = "; that is looked at after each block of deals; for shares 0.01 is one "
                     "percent; of contracts the intervals of their differences count; rows of less "
                     "than 100 deals do not count",
             .excludes = {{{"store", "a store has a fixed number of deals"},
                           {"shard", "one part cannot know when all parts are enough"}}}});
inline constexpr OptionDefinition kGlance =
    flag("glance")
        .use("table", "narrower intervals, by guesses of many more deals",
             {.more =
                  "; solves as many as without; the intervals are as of several times the deals; "
                  "for points, tricks, score and vol in contracts to which guesses are fitted, "
                  "else nothing changes"})
        .use("advise");
inline constexpr OptionDefinition kPlayer =
    option("player", Takes::kSeat, "N")
        .use("solve", "if all play for themselves: the value of this seat",
             {.otherwise = "of each seat", .least = 1, .most = kMaxSeats})
        .use("replay", "if all play for themselves: the cards of this seat",
             {.otherwise = "of each seat", .least = 1, .most = kMaxSeats});
inline constexpr OptionDefinition kModel =
    option("model", Takes::kWord, "MODEL", {.words = "paranoid maxn"})
        .use(
            "solve", "what the others want then: paranoid or maxn",
            {.usual = "paranoid",
             .more = ". With paranoid he gets as little as possible; with maxn each wants the most "
                     "for himself, for endings"});
inline constexpr OptionDefinition kLast =
    option("last", Takes::kNumber, "N")
        .use("replay", "only the last N cards of each play",
             {.least = 1, .most = std::numeric_limits<int>::max()});
inline constexpr OptionDefinition kContracts =
    option("contracts", Takes::kContracts, "C,...")
        .use("solve", "these contracts in place of that of the deal",
             {.more = "; each by every declarer that the game allows, slalom and gustav in both "
                      "directions; all: every contract"})
        .use("advise worlds", "only these contracts may be named",
             {.otherwise = "all",
              .concerns = has_open_contract,
              .unused = "no deal here leaves the players a contract to name"})
        .use(
            "table", "plays each deal in this contract",
            {.more = "; several, or all: in each of them, with a row for each; best: in the best "
                     "one that the declarer can name, by score; best,C,...: in the best of these. "
                     "Coiffeur has no score: contracts are compared by points times the multiplier "
                     "of the line; C*K: times K, as a joker 3; C-P: only the points above P, what "
                     "the line brings another time",
             .spelling = "contract"})
        .use("deal", "writes this contract into every deal",
             {.more = "; several, or all: each deal once in each", .spelling = "contract"})
        .use("bench", "only these contracts, or usual, as it is printed",
             {.more = "; all: every kind of contract, also those that are not in the signature",
              .spelling = "contract"});
inline constexpr OptionDefinition kContract =
    option("contract", Takes::kContract, "C").use("play match", "the contract of every deal");
inline constexpr OptionDefinition kTrump =
    option("trump", Takes::kSuit, "SUIT")
        .use("table", "the trumps, if the contract does not name them", {.is_rare = true});
inline constexpr OptionDefinition kDeclarer =
    option("declarer", Takes::kSeat, "SEAT")
        .use("table", "the seat that declares")
        .use("deal", "with --contracts: writes this declarer too",
             {.more = "; in Skat, without it, forehand", .needs = "contracts"});
inline constexpr OptionDefinition kDealer =
    option("dealer", Takes::kSeat, "SEAT|rotate", {.words = "rotate"})
        .use("deal", "writes who has dealt",
             {.more = "; rotate: each seat in turn, the last seat first"});
inline constexpr OptionDefinition kEvening =
    option("evening", Takes::kFile, "FILE")
        .use("play", "keeps the evening in this deal file, and goes on with it if it is there");
inline constexpr OptionDefinition kFrom =
    option("from", Takes::kWord, "WHERE", {.words = "position deal"})
        .use(
            "solve", "where the question begins: position or deal",
            {.usual = "position",
             .more = " (as it is after [Play]); deal: as dealt, before the exchange and the play"});
inline constexpr OptionDefinition kNames =
    option("names", Takes::kCardNames, "LANGUAGE", {.who = kNotInTypes})
        .use("solve replay", "how text calls the highest trumps of Scharwenzel",
             {.more = ": german, low-german or sailors, as sailors once did; or, with commas, the "
                      "names of the players by seat",
              .concerns = has_named_cards,
              .unused = "no deal here has cards with names of their own",
              .is_rare = true});

// ---- How much work ------------------------------------------------------------------------------

inline constexpr OptionDefinition kLimit =
    option("limit", Takes::kNumber, "NODES")
        .use("solve", "the most cards that the search may play for one answer",
             {.more = "; if that is not enough, the answer is the proven interval", .least = 1})
        .use("replay", "the most cards that the search may play to judge a card",
             {.more = "; if that is not enough, the answer has the proven intervals", .least = 1})
        .use("advise worlds", "the most cards that the search may play for each deal",
             {.more = "; the answer then has the ways that are solved by then", .least = 1})
        .use("table", "the most cards that the search may play for a value",
             {.more = "; deals that need more are counted, and widen the intervals by what is not "
                      "proven",
              .least = 1})
        .use("bench", "the most cards that the search may play for a value",
             {.otherwise = "no limit, unless single deals take very long", .least = 1});
inline constexpr OptionDefinition kSeconds =
    option("seconds", Takes::kSeconds, "S")
        .use("solve replay", "the most time for each deal",
             {.more = "; if that is not enough, the answer is the interval that is proven by then"})
        .use("advise worlds", "the most time for each deal",
             {.more = "; the answer then has what is solved by then"})
        .use(
            "table", "the most time for a value",
            {.more = "; not for the table, which --deals bounds; such a table differs from machine "
                     "to machine",
             .excludes = {{{"shard store",
                            "the parts of a table must not depend on the machine; use --limit"}}}})
        .use(
            "bench", "the most time for a deal",
            {.more = "; the answer tells how many deals need more, and has the nodes of the others",
             .excludes = {
                 {{"signature", "which deals need more depends on the machine; use --limit"}}}});
inline constexpr OptionDefinition kMs =
    flag("ms").use("solve", "in JSON: the milliseconds that each deal took", {.needs = "json"});
inline constexpr OptionDefinition kTries =
    option("tries", Takes::kNumber, "N")
        .use("deal", "gives up if N deals in a row do not fulfil --where",
             {.usual = "1000000", .least = 1, .needs = "where"});

// ---- Files --------------------------------------------------------------------------------------

inline constexpr OptionDefinition kErrors =
    option("errors", Takes::kWord, "FORM", {.words = "json text", .who = kNotInTypes})
        .use("solve replay", "how faulty deals are reported: json or text",
             {.usual = "text",
              .more =
                  ". text: a message on standard error; json, with --json: also an object in the "
                  "place of the deal",
              .is_rare = true});
inline constexpr OptionDefinition kProof =
    option("proof", Takes::kWrittenFile, "FILE", {.excludes = "model", .who = kOnCommandLine})
        .use("solve", "also writes certificates of the values",
             {.more = "; each has a strategy for each side, which matador check proves without the "
                      "solver; takes seconds for a deal"});
inline constexpr OptionDefinition kShard =
    option("shard", Takes::kText, "K/M", {.who = kNotInTypes})
        .use("table", "only the K-th of M parts of these deals", {.more = ", to be merged later"});
inline constexpr OptionDefinition kStore =
    option("store", Takes::kWrittenFile, "FILE", {.who = kOnCommandLine})
        .use("table", "keeps what is done in this database",
             {.more = "; if it is there, goes on with it, also if it was for fewer deals"});
inline constexpr OptionDefinition kQuiet =
    flag("quiet", {.excludes = "out", .who = kOnCommandLine})
        .use("table", "prints nothing; for --store, --plot and --html",
             {.needs = "store plot html", .is_rare = true});
inline constexpr OptionDefinition kPlot =
    option("plot", Takes::kWrittenFile, "FILE.svg|png", {.who = kOnCommandLine})
        .use("table merge", "also draws the table; needs gnuplot", {.is_rare = true});
inline constexpr OptionDefinition kHtml =
    option("html", Takes::kWrittenFile, "FILE", {.who = kOnCommandLine})
        .use("solve replay advise score table merge", "also writes a page for the browser",
             {.more = ": the answers to look at and to step through, without the solver; it takes "
                      "half of a time limit, and says what it leaves out",
              .is_rare = true});
inline constexpr OptionDefinition kSolver =
    option("solver", Takes::kFile, "FILE")
        .use("page", "the solver for browsers", {.otherwise = "the one inside the program"});

// ---- The machine --------------------------------------------------------------------------------

inline constexpr OptionDefinition kMoveSeconds =
    option("move-seconds", Takes::kSeconds, "S")
        .use("play match", "the most time that another program may take for a line",
             {.usual = "60"});
inline constexpr OptionDefinition kThreads =
    option("threads", Takes::kNumber, "N", {.who = kOnCommandLine})
        .use("solve replay table play match", "deals solved at the same time",
             {.otherwise = "one for each core", .least = 1, .most = kMaxThreads, .is_rare = true})
        .use("advise", "ways solved at the same time",
             {.otherwise = "one for each core", .least = 1, .most = kMaxThreads, .is_rare = true})
        .use("bench", "deals solved at the same time",
             {.usual = "1", .least = 1, .most = kMaxThreads});
inline constexpr OptionDefinition kTableMib =
    option("table-mib", Takes::kNumber, "N")
        .use("solve replay play match",
             "memory for the table of positions of each thread and goal, in MiB",
             {.usual = "64", .least = 1, .most = kMaxTableMib, .is_rare = true});
inline constexpr OptionDefinition kThreadsPerDeal =
    option("threads-per-deal", Takes::kNumber, "N", {.who = kNotInTypes | kInPython})
        .use("solve", "threads that solve each deal together",
             {.usual = "1",
              .more = "; pays if a deal takes seconds; the answers are the same, except the nodes "
                      "and what a limit leaves open",
              .least = 1,
              .most = 64});
inline constexpr OptionDefinition kSignature =
    flag("signature").use("bench", "only the nodes, which are the same on every machine");
inline constexpr OptionDefinition kText = flag("text").use(
    "bench", "in place of the search, how long it takes to read a deal and to write it",
    {.more = ", in each format, and from a deal file to an answer",
     .excludes = {{{"contracts limit seconds signature threads",
                    "--text measures reading and writing, not the search"}}}});

// ---- How deals are read -------------------------------------------------------------------------

inline constexpr OptionDefinition kSuits =
    option("suits", Takes::kText, "HOW",
           {.words = "english swiss german french", .who = kOnCommandLine})
        .use("solve replay advise melds score convert play table deal merge",
             "how text shows the suits of Jass and Coiffeur",
             {.usual = "english",
              .more = ". english: Sh Ro Be Ac; swiss or german: Schi Ro Sche Ei; french; or the "
                      "French suits "
                      "for acorns, roses, shields and bells, which are read like that too: CHSD",
              .concerns = has_swiss_cards,
              .unused = "no deal here is one of Swiss cards",
              .is_rare = true});
inline constexpr OptionDefinition kRuleOptions =
    option("options", Takes::kRuleOptions, "WORDS")
        .use(kReadDeals, "rule options for each deal, \"solo-vol=off suduroy\"",
             {.more = "; they override its own", .is_rare = true})
        .use("table", "rule options, as in a deal file", {.is_rare = true})
        .use("deal", "writes these rule options, \"solo-vol=off suduroy\"")
        .use("play", "rule options, \"solo-vol=off suduroy\"");
inline constexpr OptionDefinition kStrict = flag("strict").use(
    kReadDeals, "treats warnings, as of a misspelt tag, as errors", {.is_rare = true});
inline constexpr OptionDefinition kBoard =
    option("board", Takes::kNumbers, "N,...")
        .use(kReadDeals, "only the deals with such a [Board]", {.is_rare = true});

// ---- Help ---------------------------------------------------------------------------------------

inline constexpr OptionDefinition kFull = flag("full").use(
    "help", "of a command: every word about every option, as its manual page has them");
inline constexpr OptionDefinition kMan =
    option("man", Takes::kFolder, "FOLDER")
        .use("help", "writes the manual pages of all commands there instead");

// ---- Requests only ------------------------------------------------------------------------------

inline constexpr OptionDefinition kSolved =
    option("solved", Takes::kText, "ANSWERS").use("advise worlds");
inline constexpr OptionDefinition kStep =
    option("step", Takes::kNumber, "N")
        .use("worlds", "", {.usual = "1", .least = 1, .most = kMaxWorlds});
inline constexpr OptionDefinition kAmong = option("among", Takes::kText, "N,...").use("worlds");
inline constexpr OptionDefinition kNumber =
    option("number", Takes::kNumber, "N").use("name", "", {.usual = "1", .least = 1});
inline constexpr OptionDefinition kSaid = option("said", Takes::kText, "WORD,...").use("name");
inline constexpr OptionDefinition kAside = option("aside", Takes::kText, "CARDS").use("name");
inline constexpr OptionDefinition kAdvice = flag("advice").use("name");
inline constexpr OptionDefinition kTricks = option("tricks", Takes::kText, "N,...").use("par");

}  // namespace matador::options

#endif  // MATADOR_FORMATS_REQUESTS_OPTIONS_H_
