import { useMutation } from '@tanstack/react-query';
import { renamePasskey } from '@upnext/contract/identity/passkeys';
import type { Passkey } from '@upnext/contract/identity/sign-in-methods';
import { limits } from '@upnext/contract/limits';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSignInMethods } from './use-sign-in-methods.ts';

type RenameDialogProps = { passkey: Passkey | undefined; onClose: () => void };

export function RenameDialog({ passkey, onClose }: RenameDialogProps) {
  const t = useTranslations('passkeys');
  const site = useTranslations('site');
  return (
    <Dialog isOpen={passkey !== undefined} onClose={onClose} title={t('renameTitle')} closeLabel={site('close')}>
      {passkey && <RenameForm passkey={passkey} onClose={onClose} />}
    </Dialog>
  );
}

function RenameForm({ passkey: { id, name: known }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useTranslations('passkeys');
  const site = useTranslations('site');
  const errorText = useErrorText();
  const { reload } = useSignInMethods();
  const [name, setName] = useState(known);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(renamePasskey, { params: { id: String(id) }, body: { name } }),
    onSuccess: async () => {
      await reload();
      onClose();
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <TextField
        label={t('name')}
        maxLength={limits.passkeyNameMax}
        autoComplete="off"
        value={name}
        error={error ? errorText(error) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="dialog-acts">
        <Button kind="plain" onClick={onClose} disabled={isPending}>
          {site('cancel')}
        </Button>
        <Button type="submit" busy={isPending} disabled={name.trim() === ''}>
          {isPending ? t('saving') : t('save')}
        </Button>
      </div>
    </form>
  );
}
