import type { ReactNode } from 'react';

import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { ViewerChip } from './viewer-chip.tsx';

/** `end` replaces the viewer chip. */
export function SiteHeader({ end }: { end?: ReactNode }) {
  return (
    <header>
      <div className="topbar">
        <Brand />
        <span className="topbar-grow" />
        <LanguageSwitch />
        <ThemeSwitch />
        {end ?? <ViewerChip />}
      </div>
    </header>
  );
}
