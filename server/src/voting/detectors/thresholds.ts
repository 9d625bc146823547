/**
 * The values at which the detectors react. `npm run fairness` measures what a change does to fans and to bots. They are not
 * in any document for creators or fans, but the source is public: docs/decisions/0032-detectors.md says what follows from it.
 */

/** Accounts are young for this long. Their registration is still in account_origins, which is kept for up to 72 hours. */
export const youngHours = 48;

/** Bursts are looked for in the last ten minutes at each sweep. */
export const shortWindowMinutes = 10;

/** Slow attacks over a day are looked for in this window, which covers the day and the interval between two such sweeps. */
export const longWindowHours = 26;

/** A sweep of the long window reads every vote of a day, so it runs less often. */
export const longSweepMinutes = 10;

/** Smaller groups are not worth a check: they hardly change a chart, and groups of friends are as large. */
export const smallestGroup = 20;

/** D1: the group's share of votes for the idea, as a multiple of the share of other voters. */
export const favourRatio = 3;

/**
 * D1: the ratio for accounts with two signals of different kinds. Most fans who share a computer at school have only one,
 * and a third of all fans may want the leading idea, so that no group has three times their share.
 */
export const favourRatioOfTwo = 1.25;

/** D1: how many standard deviations the group is from the other voters. Millions of ideas are tested every day. */
export const favourZ = 6;

/** D1: the weight of the idea's share of all earlier votes, in votes, so that a few votes at night don't decide. */
export const priorVotes = 10;

/** D2: variance/mean of the arrivals per period. It is 1 for independent arrivals, and higher for crowds. */
export const regularDispersion = 0.15;

/** D2: with 40 periods or more, independent arrivals are this regular less than once in 10^12 tests. */
export const fewestPeriods = 40;

/** D2: a saturated server also takes votes at a constant rate, so arrivals at higher rates say nothing. */
export const mostRegularPerSecond = 10;

/** D2: delays from registration to vote within ± 10 %, as a share of those between half and twice as long. */
export const regularDelayShare = 0.6;

/** D2: longer delays are similar when fans registered during one stream and vote in the next. */
export const longestDelaySeconds = 600;

/** D3: the accounts per device in a network. A family or a school computer has several, but not on every device. */
export const accountsPerDevice = 1.5;

/** D4: the accounts that voted for the same ideas, and the fewest ideas. Two ideas are a coincidence. */
export const lockstepAccounts = 25;
export const lockstepIdeas = 3;

/** D4: the time within which one account cast these votes. */
export const lockstepSeconds = 120;

/** D4: the number of accounts, as a multiple of the number that the popularity of the ideas explains. */
export const lockstepLift = 20;

/** D5: a browser needs longer than this to solve the proof and submit the form. */
export const fastestProofMs = 250;

/** D5: the accounts that registered on one device. Two people often share one. */
export const crowdedDevice = 3;

/** D6: an account that is deleted within this time of its registration is gone. */
export const goneHours = 24;

/** If this share of a group has a further signal, the members without it are most likely fans, and are left out. */
export const commonSignal = 0.9;

/** A hold that touches more than this share of the board's earlier voters, and of the round's voters, is provisional. */
export const provisionalShare = 0.2;

export const provisionalHours = 24;

/** An attack is over when there were no further suspicious votes for this long. */
export const quietMinutes = 5;

/** Votes that were held only because of an attack count after this time, unless they are in a check by then. */
export const unconfirmedMinutes = 10;
