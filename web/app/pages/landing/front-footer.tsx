import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { useSite } from '../../site/use-site.ts';

const groups = [
  {
    name: 'product',
    links: [
      ['features', '/features'],
      ['pricing', '/pricing'],
      ['explore', '/explore'],
    ],
  },
  {
    name: 'resources',
    links: [
      ['apiDocs', '/api/docs'],
      ['selfHosting', '/self-hosting'],
    ],
  },
  {
    name: 'company',
    links: [
      ['about', '/about'],
      ['changelog', '/changelog'],
    ],
  },
  {
    name: 'legal',
    links: [
      ['privacy', '/privacy'],
      ['terms', '/terms'],
      ['imprint', '/imprint'],
    ],
  },
] as const;

export function FrontFooter({ brand }: { brand: ReactNode }) {
  const t = useTranslations();
  const hasImprint = useSite()?.legalPages.includes('imprint') ?? false;
  return (
    <footer className="front-foot">
      <div className="page-width front-foot-groups">
        <div className="front-foot-brand">
          {brand}
          <p className="text-text-2">{t('site.tagline')}</p>
        </div>
        {groups.map(({ name, links }) => (
          <nav key={name} aria-labelledby={`foot-${name}`}>
            <h2 id={`foot-${name}`}>{t(`landing.footer.${name}`)}</h2>
            <ul>
              {links
                .filter(([words]) => words !== 'imprint' || hasImprint)
                .map(([words, path]) => (
                  <li key={path}>
                    {/* API pages are outside the router and need a full page load. */}
                    <Link to={path} reloadDocument={path.startsWith('/api/')}>
                      {t(`landing.footer.${words}`)}
                    </Link>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
