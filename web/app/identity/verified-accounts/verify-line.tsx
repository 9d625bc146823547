import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { useIsUnverified } from './use-is-unverified.ts';

/**
 * Asks fans to verify their account. Every unverified account sees the same line, so it doesn't reveal whether a vote is
 * on hold.
 */
export function VerifyLine({ className }: { className?: string }) {
  const t = useTranslations('site');
  if (!useIsUnverified()) return null;
  return <p className={className}>{t.rich('verify', { link: toAccount })}</p>;
}

const toAccount = (words: ReactNode) => (
  <Link to="/account#verify" className="link">
    {words}
  </Link>
);
