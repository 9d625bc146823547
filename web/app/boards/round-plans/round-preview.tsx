import { useTranslations } from 'use-intl';

import { cityOf, instantIn } from '../../api/zone-time.ts';
import { useZoneTimes } from '../../texts/use-zone-times.ts';
import { countIdeas, type RoundDraft } from './round-draft.ts';

type SummaryProps = { draft: RoundDraft; timeZone: string; isLong?: boolean };

/** The round in one sentence. */
export function RoundSummary({ draft, timeZone, isLong = false }: SummaryProps) {
  const t = useTranslations('roundPlans');
  const times = useZoneTimes(timeZone);
  const closesAt = instantIn(timeZone, draft.closes);
  if (!closesAt) return null;
  const words = { ideas: countIdeas(draft), votes: draft.votesPerPerson, zone: cityOf(timeZone) };
  return isLong
    ? t('summaryLong', { ...words, hidden: String(draft.hidesCounts), moment: times.long(closesAt) })
    : t('summary', { ...words, moment: times.short(closesAt) });
}

/** A small drawing of the round's page: bars of equal length if counts are hidden. */
export function RoundPreview({ draft, shares }: { draft: RoundDraft; shares: string[] }) {
  return (
    <div className="plan-preview" aria-hidden="true">
      <p dir="auto">{draft.question}</p>
      <ul>
        {shares.map((share, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the bars are decoration
          <li key={at} className={draft.hidesCounts ? 'share-90' : share} />
        ))}
      </ul>
    </div>
  );
}
