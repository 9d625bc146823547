import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

const toHome = (words: ReactNode) => <Link to="/">{words}</Link>;

export function StageFooter() {
  const t = useTranslations('boards.stage');
  return (
    <footer className="foot">
      <p>{t.rich('footer', { link: toHome })}</p>
    </footer>
  );
}
