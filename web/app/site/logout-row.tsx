import { LogOut } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { Spinner } from '../ui/spinner.tsx';
import { useLogout } from './use-logout.ts';

/** The menu's row for logging out. */
export function LogoutRow() {
  const t = useTranslations('site');
  const { mutate, isPending } = useLogout();
  return (
    <button
      type="button"
      className="menu-item"
      aria-busy={isPending || undefined}
      onClick={() => !isPending && mutate()}
    >
      {isPending ? <Spinner /> : <LogOut className="i" aria-hidden="true" />}
      {isPending ? t('loggingOut') : t('logOut')}
    </button>
  );
}
