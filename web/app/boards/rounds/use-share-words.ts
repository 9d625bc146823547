import type { Round } from '@upnext/contract/voting/round-fields';
import { useFormatter, useTranslations } from 'use-intl';

/** The share of voters who chose an idea, rounded. */
export function usePercent({ turnout }: Pick<Round, 'turnout'>): (votes: number) => string {
  const format = useFormatter();
  return (votes) => format.number(turnout === 0 ? 0 : votes / turnout, { style: 'percent' });
}

/** '461 of 1,214 votes · 38%'. With several votes per person, the percentages are of voters. */
export function useShareWords(round: Pick<Round, 'turnout' | 'votesPerPerson'>): (votes: number) => string {
  const t = useTranslations('rounds');
  const percentOf = usePercent(round);
  const { turnout, votesPerPerson } = round;
  return (votes) => t(votesPerPerson === 'one' ? 'share1' : 'shareMany', { votes, turnout, percent: percentOf(votes) });
}
