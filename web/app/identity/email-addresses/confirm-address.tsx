import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getAccount } from '@upnext/contract/identity/account-settings';
import { confirmEmail } from '@upnext/contract/identity/email-addresses';
import { CallError } from '@upnext/contract/request';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { keyOf } from '../../api/query.ts';
import { readViewer, reloadViewer } from '../../api/read-viewer.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { RecoveryCard } from './recovery-card.tsx';
import { useLinkToken } from './use-link-token.ts';

/** Confirming requires a click, because mail scanners open links too. */
export function ConfirmAddress() {
  const t = useTranslations('recovery');
  const token = useLinkToken();
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const isSpent = (error: unknown) => error instanceof CallError && error.reply.code === 'mail_link_spent';
  const {
    mutate,
    isPending,
    isSuccess,
    data: isVerified,
    error,
  } = useMutation({
    mutationFn: async () => {
      const before = await readViewer(client);
      await call(confirmEmail, { body: { token: token ?? '' } });
      await client.invalidateQueries({ queryKey: [keyOf(getAccount, {})] });
      const after = await reloadViewer(client);
      // The link may belong to another account than the one that is logged in here.
      return before?.isVerified === false && after?.isVerified === true;
    },
    onError: (refused) => {
      if (!isSpent(refused)) showFailure(t('confirmFailed'), refused);
    },
  });
  const toAccount = (
    <Link to="/account" className={buttonClass()}>
      {t('toAccount')}
    </Link>
  );
  if (isSuccess)
    return (
      <RecoveryCard
        title={isVerified ? t('verifiedTitle') : t('confirmedTitle')}
        text={isVerified ? t('verifiedText') : t('confirmedText')}
      >
        {toAccount}
      </RecoveryCard>
    );
  if (token === null || isSpent(error)) return <InvalidLink to="/account" label={t('toAccount')} />;
  return (
    <RecoveryCard title={t('confirmTitle')} text={t('confirmText')}>
      <Button busy={isPending} disabled={token === undefined} className="account-submit" onClick={() => mutate()}>
        {isPending ? t('confirming') : t('confirm')}
      </Button>
    </RecoveryCard>
  );
}
