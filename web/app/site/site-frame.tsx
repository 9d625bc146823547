import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

type SiteFrameProps = {
  /** Replaces the usual header; a SiteHeader with other parts in most cases. */
  header?: ReactNode;
  footer?: ReactNode;
  skipLabel?: string;
  /** A class of styles/base.css: 'background-gradient-2', or the page's own. */
  background?: string;
  mainClassName?: string;
  children: ReactNode;
};

/** Skip link, header, main, footer: what every page stands in. */
export function SiteFrame({ header, footer, skipLabel, background, mainClassName, children }: SiteFrameProps) {
  const t = useTranslations('site');
  return (
    <div className={clsx('page', background)}>
      <a className="skip" href="#main">
        {skipLabel ?? t('skipToContent')}
      </a>
      {header ?? <SiteHeader />}
      <main id="main" tabIndex={-1} className={mainClassName}>
        {children}
      </main>
      {footer ?? <SiteFooter />}
    </div>
  );
}
