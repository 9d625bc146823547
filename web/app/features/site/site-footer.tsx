import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

const toHome = (words: ReactNode) => <Link to="/">{words}</Link>;
const toRegister = (words: ReactNode) => <Link to="/auth?register=true">{words}</Link>;

export function SiteFooter() {
  const t = useTranslations('site');
  return (
    <footer className="foot">
      <p>{t.rich('madeWith', { link: toHome, start: toRegister })}</p>
    </footer>
  );
}
