import { useMutation } from '@tanstack/react-query';
import { removePasskey } from '@upnext/contract/identity/passkeys';
import type { Passkey } from '@upnext/contract/identity/sign-in-methods';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useProvenCall } from '../proof-of-work/use-proven-call.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { usePasskeySupport } from './use-passkey-support.ts';
import { useSecretError, useSecretLabels, useSignInMethods } from './use-sign-in-methods.ts';

type Opened = { action: 'add' } | { action: 'rename' | 'remove'; passkey: Passkey };

/** Lists the account's passkeys and lets the user add, rename and remove them. */
export function PasskeysPanel({ isCreator }: { isCreator: boolean }) {
  const t = useTranslations('passkeys');
  const format = useFormatter();
  const { data, reload } = useSignInMethods();
  const isSupported = usePasskeySupport();
  const [opened, setOpened] = useState<Opened>();
  const chosen = opened && 'passkey' in opened ? opened.passkey : undefined;
  const date = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium' });
  const close = () => setOpened(undefined);
  const { provenCall } = useProvenCall();
  const secretError = useSecretError();
  const labels = useSecretLabels(t('remove'));
  const remove = useMutation({
    mutationFn: ({ id, password }: { id: number; password: string | undefined }) =>
      provenCall(removePasskey, { params: { id: String(id) }, body: { password } }),
    onSuccess: async () => {
      await reload();
      close();
      showToast({ title: t('removed') });
    },
  });
  if (!data) return null;
  return (
    <Panel aria-labelledby="passkeys">
      <h2 id="passkeys">{t('title')}</h2>
      <p className="text-small text-text-2">{t('text')}</p>
      {isCreator && data.passkeys.length === 0 && <p className="text-small">{t('forCreators')}</p>}
      {data.passkeys.length === 0 && <p className="text-small text-text-3">{t('none')}</p>}
      <ul className="empty:hidden">
        {data.passkeys.map((passkey) => (
          <li key={passkey.id} className="way-row">
            <KeyRound className="i" aria-hidden="true" />
            <div>
              <b dir="auto">{passkey.name}</b>
              <small>
                {passkey.lastUsedAt === null
                  ? t('added', { date: date(passkey.createdAt) })
                  : t('used', { date: date(passkey.lastUsedAt) })}
              </small>
            </div>
            <IconButton
              label={t('renameLabel', { name: passkey.name })}
              onClick={() => setOpened({ action: 'rename', passkey })}
            >
              <Pencil className="i" aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t('removeLabel', { name: passkey.name })}
              onClick={() => {
                remove.reset();
                setOpened({ action: 'remove', passkey });
              }}
            >
              <Trash2 className="i" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {isSupported ? (
        <Button kind="soft" size="s" className="justify-self-start" onClick={() => setOpened({ action: 'add' })}>
          <KeyRound className="i" aria-hidden="true" />
          {t('add')}
        </Button>
      ) : (
        <p className="text-small">{t('unsupported')}</p>
      )}
      <AddPasskeyDialog isOpen={opened?.action === 'add'} hasPassword={data.hasPassword} onClose={close} />
      <RenameDialog passkey={opened?.action === 'rename' ? chosen : undefined} onClose={close} />
      <SecretDialog
        isOpen={opened?.action === 'remove'}
        title={t('removeTitle', { name: chosen?.name ?? '' })}
        text={t('removeText')}
        secretLabel={data.hasPassword ? t('password') : undefined}
        labels={labels}
        error={secretError(remove.error)}
        isBusy={remove.isPending}
        onConfirm={(password) => chosen && remove.mutate({ id: chosen.id, password })}
        onClose={close}
      />
    </Panel>
  );
}
