import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { Panel } from '../../ui/card.tsx';

type FigureProps = {
  title: string;
  /** What the picture says, in a sentence: it stands for the picture where that can't be seen. */
  text: ReactNode;
  /** The picture alone; its numbers are in the table. */
  children?: ReactNode;
  table?: ReactNode;
  className?: string;
};

/** A picture with the sentence it tells, and the numbers behind it. */
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
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard */}
          <section aria-label={`${t('asTable')}: ${title}`} tabIndex={0}>
            {table}
          </section>
        </details>
      )}
    </Panel>
  );
}
