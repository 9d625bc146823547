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
          {/* Wider than a phone: whoever has only keys must be able to move it. */}
          <div role="region" aria-label={title} tabIndex={0}>
            {table}
          </div>
        </details>
      )}
    </Panel>
  );
}
