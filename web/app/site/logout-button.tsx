import { LogOut } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useLogout } from './use-logout.ts';

export function LogoutButton({ kind = 'plain' }: { kind?: 'soft' | 'plain' | 'icon' }) {
  const t = useTranslations('site');
  const { mutate, isPending } = useLogout();
  const words = isPending ? t('loggingOut') : t('logOut');
  if (kind === 'icon')
    return (
      <IconButton label={words} title={words} onClick={() => !isPending && mutate()}>
        {isPending ? <Spinner /> : <LogOut className="i" aria-hidden="true" />}
      </IconButton>
    );
  return (
    <Button kind={kind} size="s" busy={isPending} onClick={() => mutate()}>
      {!isPending && <LogOut className="i" aria-hidden="true" />}
      {words}
    </Button>
  );
}
