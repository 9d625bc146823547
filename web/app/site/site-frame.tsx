import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

type SiteFrameProps = {
  /** Replaces the default header, usually with a customized SiteHeader. */
  header?: ReactNode;
  footer?: ReactNode;
  skipLabel?: string;
  /** A background class from styles/base.css such as 'background-gradient-2', or a page-specific class. */
  background?: string;
  mainClassName?: string;
  children: ReactNode;
};

/** The layout of every page: skip link, header, main, footer. */
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
