import type { Insights } from '@upnext/contract/insights';
import { clsx } from 'clsx';
import { useFormatter, useTranslations } from 'use-intl';

import { shareClass } from '../../ui/meter.tsx';
import { Figure } from './figure.tsx';

/** A hit parade of its own. */
export function Sources({ insights: { visits } }: { insights: Insights }) {
  const t = useTranslations('insights');
  const own: Record<string, string> = { direct: t('direct'), other: t('other') };
  const sources = visits.sources.map(({ host, visits: count }) => ({ key: host, name: own[host] ?? host, count }));
  const links = visits.shareLinks.map(({ id, token, visits: count }) => ({
    key: id,
    name: token === null ? t('deletedLink') : `/public/${token.slice(0, 12)}…`,
    count,
  }));
  return (
    <Figure title={t('sources')} text={sources.length > 0 ? t('sourcesText') : t('sourcesEmpty')}>
      {sources.length > 0 && <Bars label={t('sources')} entries={sources} />}
      {links.length > 0 && (
        <>
          <h3>{t('byLink')}</h3>
          <Bars label={t('byLink')} entries={links} />
        </>
      )}
    </Figure>
  );
}

function Bars({ label, entries }: { label: string; entries: { key: string | number; name: string; count: number }[] }) {
  const format = useFormatter();
  const most = entries[0]?.count ?? 1;
  return (
    <ol className="sources" aria-label={label}>
      {entries.map(({ key, name, count }, place) => (
        <li key={key} className={clsx('source', place < 3 && `source-${place + 1}`, shareClass(count / most))}>
          <span className="source-name">{name}</span>
          <b>{format.number(count)}</b>
        </li>
      ))}
    </ol>
  );
}
