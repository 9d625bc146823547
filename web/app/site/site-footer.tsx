import type { ReactNode } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';

import { creatorPath } from './creator-path.ts';

/**
 * The 'start your chart' link is shown only if registration is open. If `/` isn't the landing page, the site's name
 * links to /about.
 */
export function SiteFooter() {
  const t = useTranslations('site');
  const site = useRouteLoaderData('root')?.site;
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
    </footer>
  );
}
