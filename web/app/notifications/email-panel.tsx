import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { getAccount } from '@upnext/contract/identity/account-settings';
import {
  changeEmailSettings,
  getEmailSettings,
  type EmailSettings,
} from '@upnext/contract/notifications/notifications';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { call } from '../api/client.ts';
import { keyOf, queryOf } from '../api/query.ts';
import { useFailureToast } from '../api/use-failure-toast.ts';
import { useSite } from '../site/use-site.ts';
import { Panel } from '../ui/card.tsx';
import { Switch } from '../ui/switch.tsx';

const toInbox = (words: ReactNode) => <Link to="/inbox">{words}</Link>;

/** Email settings. Hidden if the site sends no email. */
export function EmailPanel() {
  const t = useTranslations('myAccount');
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const site = useSite();
  const { data: account } = useSuspenseQuery(queryOf(getAccount, {}));
  const { data: settings } = useSuspenseQuery(queryOf(getEmailSettings, {}));
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (body: EmailSettings) => call(changeEmailSettings, { body }),
    onSuccess: (saved) => client.setQueryData([keyOf(getEmailSettings, {})], saved),
    onError: (error) => showFailure(t('mailsFailed'), error),
  });
  if (!site?.sendsMail) return null;
  const { takesNotifications } = isPending ? variables : settings;
  return (
    <Panel id="mails" aria-labelledby="mails-title">
      <div>
        <h2 id="mails-title">{t('mails')}</h2>
        <p className="mt-1 text-text-2">{t.rich('mailsText', { link: toInbox })}</p>
      </div>
      <Switch
        label={t('takesNotifications')}
        checked={takesNotifications}
        onChange={({ currentTarget }) => mutate({ takesNotifications: currentTarget.checked })}
      />
      {!account.isEmailConfirmed && <p className="text-small text-text-2">{t('mailsNeedAddress')}</p>}
    </Panel>
  );
}
