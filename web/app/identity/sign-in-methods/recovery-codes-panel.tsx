import { useMutation } from '@tanstack/react-query';
import { createRecoveryCodes } from '@upnext/contract/identity/sign-in-methods';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { useProvenCall } from '../proof-of-work/use-proven-call.ts';
import { CodeList } from './code-list.tsx';
import { useSecretError, useSecretLabels, useSignInMethods } from './use-sign-in-methods.ts';

/** Creates ten recovery codes, for users who lose their device. They are shown only once, right after creation. */
export function RecoveryCodesPanel() {
  const t = useTranslations('passkeys');
  const site = useTranslations('site');
  const { data, reload } = useSignInMethods();
  const { provenCall } = useProvenCall();
  const [isAsking, setAsking] = useState(false);
  const secretError = useSecretError();
  const {
    data: made,
    mutate,
    isPending,
    error,
    reset,
  } = useMutation({
    mutationFn: (password: string | undefined) => provenCall(createRecoveryCodes, { body: { password } }),
    onSuccess: async () => {
      setAsking(false);
      await reload();
    },
  });
  const labels = useSecretLabels(isPending ? t('codes.making') : t('codes.make'));
  if (!data) return null;
  const count = data.recoveryCodesLeft;
  return (
    <Panel aria-labelledby="recovery-codes">
      <h2 id="recovery-codes">{t('codes.title')}</h2>
      <p className="text-small text-text-2">{t('codes.text')}</p>
      <p className="text-small text-text-3">{t('codes.left', { count })}</p>
      <Button
        kind="soft"
        size="s"
        className="justify-self-start"
        onClick={() => {
          reset();
          setAsking(true);
        }}
      >
        {count === 0 ? t('codes.make') : t('codes.remake')}
      </Button>
      <SecretDialog
        isOpen={isAsking}
        title={t('codes.makeTitle')}
        text={t('codes.makeText')}
        secretLabel={data.hasPassword ? t('password') : undefined}
        labels={labels}
        error={secretError(error)}
        isBusy={isPending}
        onConfirm={mutate}
        onClose={() => setAsking(false)}
      />
      <Dialog
        isOpen={made !== undefined && !isAsking}
        // A click outside must not close the dialog, because the codes are shown only once.
        isBlocked
        title={t('codes.shownTitle')}
        closeLabel={site('close')}
        onClose={reset}
      >
        {made && <CodeList codes={made.codes} onDone={reset} />}
      </Dialog>
    </Panel>
  );
}
