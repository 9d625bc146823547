import { TextAlignStart } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { MoreMenu } from './more-menu.tsx';
import { PlaceCount } from './place-count.tsx';
import { usePlaces } from './use-places.ts';

type TabBarProps = { username: string; role: string };

/** Navigation of the dashboard below 960 px. The current tab stands on a slanted plate. */
export function TabBar({ username, role }: TabBarProps) {
  const t = useTranslations('dashboard');
  const [isOpen, setOpen] = useState(false);
  const { daily, tools } = usePlaces();
  const isInMore = tools.some(({ isCurrent }) => isCurrent);
  const waiting = tools.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav className="tabbar" aria-label={t('nav')}>
      {daily.map(({ name, to, Icon, isCurrent, count }) => (
        <Link key={name} to={to} aria-current={isCurrent ? 'page' : undefined}>
          <span className="tabbar-plate">
            <Icon className="i" aria-hidden="true" />
            <PlaceCount count={count} />
          </span>
          {t(`places.${name}`)}
        </Link>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-current={isInMore ? 'true' : undefined}
        onClick={() => setOpen(true)}
      >
        <span className="tabbar-plate">
          <TextAlignStart className="i" aria-hidden="true" />
          <PlaceCount count={waiting} />
        </span>
        {t('more')}
      </button>
      <MoreMenu isOpen={isOpen} username={username} role={role} places={tools} onClose={() => setOpen(false)} />
    </nav>
  );
}
