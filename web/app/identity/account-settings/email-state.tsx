import { useMutation } from '@tanstack/react-query';
import { sendConfirmation, type AccountDetails } from '@upnext/contract/identity/account-settings';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { useSite } from '../../site/use-site.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** The email address, its confirmation status, and a button to resend a pending confirmation. */
export function EmailState({ account: { email, isEmailConfirmed, pendingEmail } }: { account: AccountDetails }) {
  const t = useTranslations('myAccount');
  const showFailure = useFailureToast();
  const site = useSite();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(sendConfirmation, {}),
    onSuccess: () => showToast({ title: t('sentAgain') }),
    onError: (error) => showFailure(t('sendFailed'), error),
  });
  const sendsMail = site?.sendsMail ?? false;
  const isWaiting = pendingEmail !== null || (email !== null && !isEmailConfirmed);
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {email !== null && <Address of={email} />}
        {email === null && pendingEmail === null && (
          <span className="fact-note">{sendsMail ? t('noEmail') : t('noEmailPlain')}</span>
        )}
        {email !== null && sendsMail && <Badge>{isEmailConfirmed ? t('confirmed') : t('unconfirmed')}</Badge>}
      </div>
      {pendingEmail !== null && <p className="fact-note">{t('pending', { email: pendingEmail })}</p>}
      {sendsMail && isWaiting && (
        <Button kind="soft" size="s" busy={isPending} onClick={() => mutate()}>
          {isPending ? t('sending') : t('sendAgain')}
        </Button>
      )}
    </div>
  );
}

/** A long address wraps before the domain. */
function Address({ of: email }: { of: string }) {
  const at = email.lastIndexOf('@') + 1;
  return (
    <span>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
