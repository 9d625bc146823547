import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { Logo } from '../ui/logo.tsx';
import { useSiteName } from './use-site-name.ts';
import { useSite } from './use-site.ts';

export function Brand() {
  const t = useTranslations('site');
  const name = useSiteName();
  const logoUrl = useSite()?.logoUrl;
  return (
    <Link to="/" className="brand" aria-label={t('home', { site: name })}>
      {logoUrl ? <img src={logoUrl} alt="" className="h-6.5 w-auto max-w-32" /> : <Logo />}
      <span className="brand-word">{name}</span>
    </Link>
  );
}
