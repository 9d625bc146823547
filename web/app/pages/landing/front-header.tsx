import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { AuthLinks } from './auth-links.tsx';
import { FrontMenu } from './front-menu.tsx';
import { SectionLinks } from './section-links.tsx';

type FrontHeaderProps = {
  brand: ReactNode;
  /** Language and theme switches. */
  switches: ReactNode;
  /**
   * True on the landing page, which contains the sections. On other pages, the section links lead to the landing page.
   */
  isLanding?: boolean;
};

/** Sticky header with section links, language and theme switches, and login buttons. */
export function FrontHeader({ brand, switches, isLanding = false }: FrontHeaderProps) {
  const t = useTranslations('landing.header');
  return (
    <header className="front-top">
      <div className="topbar">
        {brand}
        <nav className="front-nav" aria-label={t('sections')}>
          <SectionLinks isLanding={isLanding} className="btn btn-plain btn-s" />
        </nav>
        <span className="topbar-grow" />
        {switches}
        <AuthLinks />
        <FrontMenu isLanding={isLanding} />
      </div>
    </header>
  );
}
