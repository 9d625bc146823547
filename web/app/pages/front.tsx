import { Outlet, useLocation } from 'react-router';

import '../styles/landing.css';
import { FrontFooter } from '../features/landing/front-footer.tsx';
import { FrontHeader } from '../features/landing/front-header.tsx';
import { Brand } from '../features/site/brand.tsx';
import { LanguageSwitch } from '../features/site/language-switch.tsx';
import { SiteFrame } from '../features/site/site-frame.tsx';
import { ThemeSwitch } from '../features/site/theme-switch.tsx';
import { wantTexts, type TextPart } from '../texts/load-texts.ts';

export const handle = { texts: 'front' satisfies TextPart };
await wantTexts('front');

const switches = (
  <>
    <LanguageSwitch />
    <ThemeSwitch />
  </>
);

/** What the landing page and the pages about Upnext stand in. */
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
