import '../../styles/site-menu.css';
import { Settings, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { LogoutRow } from '../../site/logout-row.tsx';
import { MenuPreferences } from '../../site/menu-preferences.tsx';
import { RefreshRow } from '../../site/refresh-row.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useChosenBoard, withBoard } from './chosen-board.ts';
import { PlaceCount } from './place-count.tsx';
import type { Place } from './use-places.ts';

type MoreMenuProps = { isOpen: boolean; username: string; role: string; places: Place[]; onClose: () => void };

/** The rest of the dashboard's navigation on a phone: further pages, the account, theme and language. */
export function MoreMenu({ isOpen, username, role, places, onClose }: MoreMenuProps) {
  const t = useTranslations();
  const choice = useChosenBoard();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} shape="menu" closeLabel={t('site.close')} title={t('dashboard.more')}>
      <p className="more-who">
        <Link
          to={withBoard('/profile', choice)}
          className="badge badge-link"
          aria-label={t('dashboard.profile', { username })}
        >
          <span className="truncate">{`@${username}`}</span>
        </Link>
        <Badge>{role}</Badge>
      </p>
      <nav className="site-menu-rows" aria-label={t('dashboard.tools')}>
        {places.map(({ name, to, Icon, isCurrent, count }) => (
          <Link
            key={name}
            to={to}
            className="menu-item"
            aria-current={isCurrent ? 'page' : undefined}
            onClick={onClose}
          >
            <Icon className="i" aria-hidden="true" />
            {t(`dashboard.places.${name}`)}
            <PlaceCount count={count} />
          </Link>
        ))}
        <Link to={withBoard('/profile', choice)} className="menu-item" onClick={onClose}>
          <UserRound className="i" aria-hidden="true" />
          {t('site.yourProfile')}
        </Link>
        <Link to={withBoard('/account', choice)} className="menu-item" onClick={onClose}>
          <Settings className="i" aria-hidden="true" />
          {t('site.yourAccount')}
        </Link>
        <RefreshRow onDone={onClose} />
        <LogoutRow />
      </nav>
      <MenuPreferences />
    </Dialog>
  );
}
