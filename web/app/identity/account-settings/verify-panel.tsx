import { useSuspenseQuery } from '@tanstack/react-query';
import { getAccount } from '@upnext/contract/identity/account-settings';
import { useTranslations } from 'use-intl';

import { queryOf } from '../../api/query.ts';
import { useSite } from '../../site/use-site.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { useSignInMethods } from '../sign-in-methods/use-sign-in-methods.ts';

/** Explains how to verify the account. Its links lead to the email address and the providers on the same page. */
export function VerifyPanel() {
  const t = useTranslations('myAccount.verify');
  const { data: account } = useSuspenseQuery(queryOf(getAccount, {}));
  const site = useSite();
  const hasProviders = useSignInMethods().data?.providers.some(({ linkedAt }) => linkedAt === null) ?? false;
  if (account.verifiedAt !== null || !site?.canVerify) return null;
  const canConfirm = site.sendsMail && !account.isEmailConfirmed;
  return (
    <Panel id="verify" aria-labelledby="verify-title">
      <div>
        <h2 id="verify-title">{t('title')}</h2>
        <p className="mt-1 text-text-2">{t('text')}</p>
      </div>
      {account.isEmailConfirmed && <p className="text-small text-text-2">{t('confirmedBefore')}</p>}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {canConfirm && (
          <a href="#signing-in" className={buttonClass({ kind: 'soft', size: 's' })}>
            {t('byEmail')}
          </a>
        )}
        {hasProviders && (
          <a href="#linked-sign-ins" className={buttonClass({ kind: 'soft', size: 's' })}>
            {t('byProvider')}
          </a>
        )}
      </div>
    </Panel>
  );
}
