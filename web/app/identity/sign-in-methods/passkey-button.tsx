import { useMutation, useQueryClient } from '@tanstack/react-query';
import { loginWithPasskey, startPasskeyLogin } from '@upnext/contract/identity/passkeys';
import { CallError } from '@upnext/contract/request';
import { KeyRound } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { switchViewer } from '../../api/viewer.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { usePasskeySupport } from './use-passkey-support.ts';

/** Login with a passkey. No username is needed, because the passkey identifies the account. */
export function PasskeyButton({ label }: { label?: string }) {
  const t = useTranslations('passkeys');
  const client = useQueryClient();
  const errorText = useErrorText();
  const isHydrated = useHydrated();
  const isSupported = usePasskeySupport();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: async () => {
      const { getPasskey: askPasskey } = await import('./browser-passkey.ts');
      const { options } = await call(startPasskeyLogin, {});
      return await call(loginWithPasskey, { body: { credential: await askPasskey(options) } });
    },
    onSuccess: (user) => {
      switchViewer(client, user);
      showToast({ title: t('welcomeBack', { username: user.username }) });
    },
    onError: (error) => {
      const text = error instanceof CallError ? errorText(error) : t('cancelled');
      showToast({ kind: 'error', title: t('loginFailed'), text });
    },
  });
  if (!isSupported) return null;
  const isBusy = isPending || isSuccess;
  return (
    <Button
      kind="soft"
      block
      busy={isBusy}
      disabled={!isHydrated}
      aria-label={isBusy ? undefined : label && t('use')}
      onClick={() => mutate()}
    >
      {!isBusy && <KeyRound className="i" aria-hidden="true" />}
      {isBusy ? t('using') : (label ?? t('use'))}
    </Button>
  );
}
