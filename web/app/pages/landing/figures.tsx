import type { LandingContent } from '@upnext/contract/reach/landing';
import { useTranslations } from 'use-intl';

import { useSiteName } from '../../site/use-site-name.ts';
import { Badge } from '../../ui/badge.tsx';

type Props = Pick<LandingContent, 'figures'> & { isExample: boolean };

export function Figures({ figures, isExample }: Props) {
  const t = useTranslations('landing');
  const site = useSiteName();
  return (
    <section className="page-width figures" aria-label={t('figures', { site })}>
      {isExample && <Badge className="example">{t('example')}</Badge>}
      {figures.map(({ figure, label }) => (
        <p key={label}>
          <b>{figure}</b> <span>{label}</span>
        </p>
      ))}
    </section>
  );
}
