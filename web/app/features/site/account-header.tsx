import '../../styles/account-header.css';
import { Link } from 'react-router';

import { Badge } from '../../ui/badge.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LogoutButton } from './logout-button.tsx';
import { MenuButton } from './menu-button.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

type AccountHeaderProps = { title: string; role: string; username: string; profileLabel: string };

/** Of the pages behind the login: where one is, as whom, and the way out. */
export function AccountHeader({ title, role, username, profileLabel }: AccountHeaderProps) {
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
