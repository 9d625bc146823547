import '../styles/site-menu.css';
import {
  Compass,
  Inbox,
  LayoutDashboard,
  LogIn,
  Settings,
  UserRound,
  UserRoundPlus,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { parseBoardPath } from '../api/board-path.ts';
import { forgetRedirect } from '../api/intent.ts';
import { useViewer } from '../api/viewer.ts';
import { Dialog } from '../ui/dialog.tsx';
import { hasDashboard } from './has-dashboard.ts';
import { LogoutRow } from './logout-row.tsx';
import { MenuPreferences } from './menu-preferences.tsx';
import { RefreshRow } from './refresh-row.tsx';
import { UnreadSlot } from './unread-slot.tsx';
import { useAuthPaths } from './use-auth-paths.ts';

type SiteMenuProps = { isOpen: boolean; onClose: () => void };

/** Site menu: full screen on phones, otherwise a small panel below the chip. */
export function SiteMenu({ isOpen, onClose }: SiteMenuProps) {
  const t = useTranslations('site');
  const viewer = useViewer();
  const { pathname } = useLocation();
  const paths = useAuthPaths();
  const leaveToLogin = () => {
    forgetRedirect();
    onClose();
  };
  const row = (to: string, Icon: LucideIcon, words: string, mark?: ReactNode, onClick = onClose) => (
    <Link to={to} className="menu-item" onClick={onClick}>
      <Icon className="i" aria-hidden="true" />
      {words}
      {mark}
    </Link>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      shape="menu"
      closeLabel={t('close')}
      title={viewer ? t('hi', { username: viewer.username }) : t('menu')}
    >
      {viewer?.userRole === 'audience' && <p className="site-menu-note">{t('audienceMember')}</p>}
      <nav className="site-menu-rows" aria-label={t('menu')}>
        {viewer && hasDashboard(viewer)
          ? row('/dashboard', LayoutDashboard, t('goToDashboard'))
          : row('/explore', Compass, t('explore'))}
        {viewer && row('/inbox', Inbox, t('inbox'), <UnreadSlot />)}
        {viewer && row('/profile', UserRound, t('yourProfile'))}
        {viewer && row('/account', Settings, t('yourAccount'))}
        {!viewer && row(paths.login, LogIn, t('logIn'), undefined, leaveToLogin)}
        {!viewer && row(paths.register, UserRoundPlus, t('register'), undefined, leaveToLogin)}
        {parseBoardPath(pathname) && <RefreshRow onDone={onClose} />}
        {viewer && <LogoutRow />}
      </nav>
      <MenuPreferences />
    </Dialog>
  );
}
