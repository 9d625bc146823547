import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { Panel } from '../../ui/card.tsx';

type FigureProps = {
  title: string;
  /** A sentence that sums up the chart and serves as its text alternative. */
  text: ReactNode;
  /** The chart. Its numbers are in the table. */
  children?: ReactNode;
  table?: ReactNode;
  className?: string;
};

/** Panel with a chart, its summary and its data table. */
export function Figure({ title, text, children, table, className }: FigureProps) {
  const t = useTranslations('insights');
  const id = useId();
  return (
    <Panel aria-labelledby={id} className={className}>
      <div className="figure-head">
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
      {table && (
        <details className="figure-table">
          <summary>
            {t('asTable')}
            <span className="sr">: {title}</span>
          </summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable by keyboard */}
          <section aria-label={`${t('asTable')}: ${title}`} tabIndex={0}>
            {table}
          </section>
        </details>
      )}
    </Panel>
  );
}
