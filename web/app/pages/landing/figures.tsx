import { useTranslations } from 'use-intl';

import type { SampleCopy } from './sample-copy.ts';

export function Figures({ figures }: Pick<SampleCopy, 'figures'>) {
  const t = useTranslations('landing');
  return (
    <section className="page-width figures" aria-label={t('figures')}>
      {figures.map(({ id, figure, words }) => (
        <p key={id}>
          <b>{figure}</b> <span>{words}</span>
        </p>
      ))}
    </section>
  );
}
