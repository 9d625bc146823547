import { useMutation } from '@tanstack/react-query';
import { unsubscribe } from '@upnext/contract/notifications/notifications';
import { CallError } from '@upnext/contract/request';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { call } from '../api/client.ts';
import { useFailureToast } from '../api/use-failure-toast.ts';
import { RecoveryCard } from '../identity/email-addresses/recovery-card.tsx';
import { Button, buttonClass } from '../ui/button.tsx';

/** Unsubscribing requires a click, because mail scanners open links too. */
export function StopEmails({ token }: { token: string }) {
  const t = useTranslations('notifications');
  const showFailure = useFailureToast();
  const isBad = (error: unknown) => error instanceof CallError && (error.status === 404 || error.status === 400);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(unsubscribe, { body: { token } }),
    onError: (refused) => {
      if (!isBad(refused)) showFailure(t('stopFailed'), refused);
    },
  });
  const [title, text] = isSuccess
    ? [t('stoppedTitle'), t('stoppedText')]
    : isBad(error)
      ? [t('stopBad'), t('stopBadText')]
      : [t('stopTitle'), t('stopText')];
  return (
    <RecoveryCard title={title} text={text}>
      {isSuccess || isBad(error) ? (
        <Link to="/account" className={buttonClass()}>
          {t('toAccount')}
        </Link>
      ) : (
        <Button busy={isPending} className="account-submit" onClick={() => mutate()}>
          {isPending ? t('stopping') : t('stop')}
        </Button>
      )}
    </RecoveryCard>
  );
}
