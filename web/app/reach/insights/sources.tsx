import type { Insights } from '@upnext/contract/reach/insights';
import { useTranslations } from 'use-intl';

import { Figure } from './figure.tsx';
import { VisitBars } from './visit-bars.tsx';

/** Referrer hosts ranked by visits. */
export function Sources({ insights: { visits } }: { insights: Insights }) {
  const t = useTranslations('insights');
  const own: Record<string, string> = { direct: t('direct'), other: t('other') };
  const sources = visits.sources.map(({ host, visits: count }) => ({ key: host, name: own[host] ?? host, count }));
  return (
    <Figure title={t('sources')} text={sources.length > 0 ? t('sourcesText') : t('sourcesEmpty')}>
      {sources.length > 0 && <VisitBars label={t('sources')} entries={sources} />}
    </Figure>
  );
}
