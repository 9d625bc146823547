import '../styles/account-header.css';
import { Inbox } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { Badge } from '../ui/badge.tsx';
import { iconButtonClass } from '../ui/icon-button.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LogoutButton } from './logout-button.tsx';
import { MenuButton } from './menu-button.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { UnreadSlot } from './unread-slot.tsx';

type AccountHeaderProps = { title: string; role: string; username: string; profileLabel: string };

/** Header of pages that require a login: page title, role, profile link, logout. */
export function AccountHeader({ title, role, username, profileLabel }: AccountHeaderProps) {
  const t = useTranslations('site');
  return (
    <header className="topbar-solid">
      <div className="topbar topbar-account">
        <Brand />
        <span className="topbar-title">{title}</span>
        <Badge>{role}</Badge>
        <span className="topbar-grow" />
        <div className="topbar-wide">
          <LanguageSwitch />
          <ThemeSwitch />
          <Link to="/inbox" className={iconButtonClass(false)} aria-label={t('inbox')} title={t('inbox')}>
            <Inbox className="i" aria-hidden="true" />
            <UnreadSlot />
          </Link>
          <Link to="/profile" className="badge badge-link" aria-label={profileLabel}>
            <span className="truncate">{`@${username}`}</span>
          </Link>
          <LogoutButton />
        </div>
        <MenuButton />
      </div>
    </header>
  );
}
