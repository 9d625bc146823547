import { useTranslations } from 'use-intl';

import type { Gap } from './standings.ts';

/** The gap to the next place, e.g. '88 votes behind 1st'. */
export function GapLine({ stake }: { stake: Gap }) {
  const t = useTranslations('chart');
  return <span className="num">{words()}</span>;

  function words(): string {
    if (stake.kind === 'noVotes') return t('noVotes');
    return 'count' in stake ? t(stake.kind, stake) : t(stake.kind, stake);
  }
}
