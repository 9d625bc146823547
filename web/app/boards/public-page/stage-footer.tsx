import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { LegalLinks } from '../../site/legal-links.tsx';
import { useSiteName } from '../../site/use-site-name.ts';

const toHome = (words: ReactNode) => <Link to="/">{words}</Link>;

export function StageFooter() {
  const t = useTranslations('stage');
  const site = useSiteName();
  return (
    <footer className="foot">
      <p>{t.rich('footer', { link: toHome, site })}</p>
      <LegalLinks />
    </footer>
  );
}
