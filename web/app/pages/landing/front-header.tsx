import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { FrontDoor } from './front-frame.tsx';
import { FrontMenu } from './front-menu.tsx';
import { SectionLinks } from './section-links.tsx';

type FrontHeaderProps = {
  brand: ReactNode;
  /** Language and theme. */
  switches: ReactNode;
  /** The sections are on this page; elsewhere their links lead to the landing page. */
  isLanding?: boolean;
};

/** Stays at the top: the sections, the switches, and the way in. */
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
        <FrontDoor />
        <FrontMenu isLanding={isLanding} />
      </div>
    </header>
  );
}
