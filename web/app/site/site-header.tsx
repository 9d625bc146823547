import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { ViewerChip } from './viewer-chip.tsx';

type SiteHeaderProps = {
  /** A bar of its own colour (dashboard, profile) instead of lying on the page's background. */
  solid?: boolean;
  /** Beside the logo: a title, badges, anchor links. */
  start?: ReactNode;
  /** At the end, instead of the viewer's chip. */
  end?: ReactNode;
};

export function SiteHeader({ solid = false, start, end }: SiteHeaderProps) {
  return (
    <header className={clsx(solid && 'topbar-solid')}>
      <div className="topbar">
        <Brand />
        {start}
        <span className="topbar-grow" />
        <LanguageSwitch />
        <ThemeSwitch />
        {end ?? <ViewerChip />}
      </div>
    </header>
  );
}
