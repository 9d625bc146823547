import { LogOut } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { Button } from '../ui/button.tsx';
import { useLogout } from './use-logout.ts';

type LogoutButtonProps = { kind?: 'soft' | 'plain'; size?: 'm' | 's' };

export function LogoutButton({ kind = 'plain', size = 's' }: LogoutButtonProps) {
  const t = useTranslations('site');
  const { mutate, isPending } = useLogout();
  return (
    <Button kind={kind} size={size} busy={isPending} onClick={() => mutate()}>
      {!isPending && <LogOut className="i" aria-hidden="true" />}
      {isPending ? t('loggingOut') : t('logOut')}
    </Button>
  );
}
