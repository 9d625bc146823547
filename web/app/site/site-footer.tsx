import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { creatorPath } from './creator-path.ts';
import { LegalLinks } from './legal-links.tsx';
import { useSite } from './use-site.ts';

/**
 * The 'start your chart' link is shown only if registration is open. If `/` isn't the landing page, the site's name
 * links to /about.
 */
export function SiteFooter() {
  const t = useTranslations('site');
  const site = useSite();
  const isOpen = site?.registration === 'open';
  const link = (words: ReactNode) => <Link to={isOpen && !site.homeBoard ? '/' : '/about'}>{words}</Link>;
  return (
    <footer className="foot">
      <p>
        {t.rich('madeWith', { link })}
        {isOpen && (
          <>
            {' '}
            <Link to={creatorPath}>{t('ownChart')}</Link>
          </>
        )}
      </p>
      <LegalLinks />
    </footer>
  );
}
