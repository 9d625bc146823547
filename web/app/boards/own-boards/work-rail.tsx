import '../../styles/rail.css';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { Brand } from '../../site/brand.tsx';
import { LanguageSwitch } from '../../site/language-switch.tsx';
import { LogoutButton } from '../../site/logout-button.tsx';
import { ThemeSwitch } from '../../site/theme-switch.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Bell } from './bell.tsx';
import { BoardSwitch } from './board-switch.tsx';
import { useChosenBoard, withBoard } from './chosen-board.ts';
import { PlaceCount } from './place-count.tsx';
import { usePlaces, type Place } from './use-places.ts';

type WorkRailProps = { username: string; role: string };

/** Navigation of the dashboard from 960 px on. Narrower screens have a tab bar instead. */
export function WorkRail({ username, role }: WorkRailProps) {
  const t = useTranslations('dashboard');
  const choice = useChosenBoard();
  const { daily, tools } = usePlaces();
  return (
    <header className="rail">
      <div className="rail-brand">
        <Brand />
        <span className="rail-title">{t('title')}</span>
      </div>
      <BoardSwitch />
      <PlaceList label={t('nav')} places={daily} />
      <PlaceList label={t('tools')} places={tools} />
      <div className="rail-me">
        <p>
          <Link to={withBoard('/profile', choice)} className="badge badge-link" aria-label={t('profile', { username })}>
            <span className="truncate">{`@${username}`}</span>
          </Link>
          <Badge>{role}</Badge>
        </p>
        <div>
          <Bell />
          <ThemeSwitch />
          <LanguageSwitch />
          <LogoutButton kind="icon" />
        </div>
      </div>
    </header>
  );
}

function PlaceList({ label, places }: { label: string; places: Place[] }) {
  const t = useTranslations('dashboard.places');
  return (
    <nav aria-label={label}>
      {places.map(({ name, to, Icon, isCurrent, count }) => (
        <Link key={name} to={to} aria-current={isCurrent ? 'page' : undefined}>
          <Icon className="i" aria-hidden="true" />
          {t(name)}
          <PlaceCount count={count} />
        </Link>
      ))}
    </nav>
  );
}
