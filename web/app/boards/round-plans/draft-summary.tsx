import { useTranslations } from 'use-intl';

import { cityOf, instantIn } from '../../api/zone-time.ts';
import { useZoneTimes } from '../../texts/use-zone-times.ts';
import { countIdeas, type RoundDraft } from './round-draft.ts';

type DraftSummaryProps = { draft: RoundDraft; timeZone: string; isLong?: boolean };

/** The round in one sentence. */
export function DraftSummary({ draft, timeZone, isLong = false }: DraftSummaryProps) {
  const t = useTranslations('roundPlans');
  const times = useZoneTimes(timeZone);
  const closesAt = instantIn(timeZone, draft.closes);
  if (!closesAt) return null;
  const words = { ideas: countIdeas(draft), votes: draft.votesPerPerson, zone: cityOf(timeZone) };
  return isLong
    ? t('summaryLong', { ...words, hidden: String(draft.hidesCounts), moment: times.long(closesAt) })
    : t('summary', { ...words, moment: times.short(closesAt) });
}
