import type { RoundSummary } from '@upnext/contract/voting/round-fields';

const minuteMs = 60_000;
/** How long the overlay shows a result before it returns to the chart. */
const resultMs = 10 * minuteMs;
/** The same, if another round is open meanwhile. */
const shortResultMs = minuteMs;

/**
 * Returns the number of the round that the overlay shows, or undefined if it shows the chart. Decided by the list and the
 * clock alone, so that an overlay that was loaded again shows the same.
 */
export function chooseRound(rounds: readonly RoundSummary[], now: number): number | undefined {
  const begun = rounds.filter(({ state }) => state !== 'scheduled');
  const closesAt = (round: RoundSummary) => Date.parse(round.closesAt);
  const byClose = (a: RoundSummary, b: RoundSummary) => closesAt(a) - closesAt(b);
  const [next] = begun.filter((round) => round.state === 'open' && closesAt(round) > now).toSorted(byClose);
  const shownMs = next ? shortResultMs : resultMs;
  const last = begun.filter((round) => closesAt(round) <= now && now < closesAt(round) + shownMs).toSorted(byClose);
  return (last.at(-1) ?? next)?.number;
}
