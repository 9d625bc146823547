import { clsx } from 'clsx';
import { useFormatter } from 'use-intl';

import { shareClass } from '../../ui/meter.tsx';

type VisitBarsProps = { label: string; entries: { key: string | number; name: string; count: number }[] };

/** Horizontal bars in the style of the chart, longest first. */
export function VisitBars({ label, entries }: VisitBarsProps) {
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
