import { Outlet, useLocation } from 'react-router';

import '../styles/landing.css';
import { Brand } from '../site/brand.tsx';
import { LanguageSwitch } from '../site/language-switch.tsx';
import { SiteFrame } from '../site/site-frame.tsx';
import { ThemeSwitch } from '../site/theme-switch.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import { FrontFooter } from './landing/front-footer.tsx';
import { FrontHeader } from './landing/front-header.tsx';

export const handle = { texts: 'front' satisfies TextPart };
await requireTexts('front');

const switches = (
  <>
    <LanguageSwitch />
    <ThemeSwitch />
  </>
);

/** The layout of the landing page and the pages about Upnext. */
export default function Front() {
  const { pathname } = useLocation();
  return (
    <SiteFrame
      header={<FrontHeader brand={<Brand />} switches={switches} isLanding={pathname === '/'} />}
      footer={<FrontFooter brand={<Brand />} />}
    >
      <Outlet />
    </SiteFrame>
  );
}
