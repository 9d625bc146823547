import { useMutation } from '@tanstack/react-query';
import { addPasskey, startPasskey } from '@upnext/contract/identity/passkeys';
import { limits } from '@upnext/contract/limits';
import { CallError } from '@upnext/contract/request';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useProvenCall } from '../proof-of-work/use-proven-call.ts';
import { useSecretError, useSecretLabels, useSignInMethods } from './use-sign-in-methods.ts';

type AddPasskeyDialogProps = { isOpen: boolean; hasPassword: boolean; onClose: () => void };

export function AddPasskeyDialog({ isOpen, hasPassword, onClose }: AddPasskeyDialogProps) {
  const t = useTranslations('passkeys');
  const { reload } = useSignInMethods();
  const { provenCall } = useProvenCall();
  const secretError = useSecretError();
  const [name, setName] = useState<string>();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (password: string | undefined) => {
      const { createPasskey: makePasskey } = await import('./browser-passkey.ts');
      const { options } = await provenCall(startPasskey, { body: { password } });
      const credential = await makePasskey(options);
      return await call(addPasskey, { body: { name: name?.trim() || t('defaultName'), credential } });
    },
    onSuccess: async () => {
      await reload();
      close();
      showToast({ title: t('addDone'), text: t('addDoneText') });
    },
  });
  const labels = useSecretLabels(isPending ? t('adding') : t('add'));
  const close = () => {
    reset();
    setName(undefined);
    onClose();
  };
  return (
    <SecretDialog
      isOpen={isOpen}
      title={t('addTitle')}
      text={t('addText')}
      secretLabel={hasPassword ? t('password') : undefined}
      labels={labels}
      error={error && !(error instanceof CallError) ? t('addCancelled') : secretError(error)}
      isBusy={isPending}
      onConfirm={mutate}
      onClose={close}
    >
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        maxLength={limits.passkeyNameMax}
        autoComplete="off"
        value={name ?? t('defaultName')}
        onChange={({ target }) => setName(target.value)}
      />
    </SecretDialog>
  );
}
