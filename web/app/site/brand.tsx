import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { Logo } from '../ui/logo.tsx';

export function Brand() {
  const t = useTranslations('site');
  return (
    <Link to="/" className="brand" aria-label={t('home')}>
      <Logo />
      <span className="brand-word">{t('name')}</span>
    </Link>
  );
}
