import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { ViewerChip } from './viewer-chip.tsx';

type SiteHeaderProps = {
  /** Solid background (dashboard, profile) instead of a transparent one. */
  solid?: boolean;
  /** Next to the logo: title, badges, anchor links. */
  start?: ReactNode;
  /** Replaces the viewer chip at the end. */
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
