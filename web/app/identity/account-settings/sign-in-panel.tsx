import { useSuspenseQuery } from '@tanstack/react-query';
import { getAccount } from '@upnext/contract/identity/account-settings';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { queryOf } from '../../api/query.ts';
import { Panel } from '../../ui/card.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useDeferredPart } from '../../ui/use-deferred-part.tsx';
import { EmailState } from './email-state.tsx';
import { FactRow } from './fact-row.tsx';

type Opened = 'username' | 'email' | 'password';

const importDialogs = () => import('./change-dialogs.tsx').then(({ ChangeDialogs }) => ChangeDialogs);
// Loads the forms before a button is clicked.
const preload = () => void importDialogs().catch(() => {});

/** Username, email and password, and a button to change each. */
export function SignInPanel({ username }: { username: string }) {
  const t = useTranslations('myAccount');
  const site = useTranslations('site');
  const format = useFormatter();
  const { data: account } = useSuspenseQuery(queryOf(getAccount, {}));
  const hasEmail = (account.email ?? account.pendingEmail) !== null;
  const [opened, setOpened] = useState<Opened>();
  const { Part: ChangeDialogs, load } = useDeferredPart(importDialogs);
  const open = async (what: Opened) => {
    if (await load()) setOpened(what);
    else showToast({ kind: 'error', title: site('networkError') });
  };
  return (
    <Panel aria-labelledby="signing-in" onPointerEnter={preload} onFocus={preload}>
      <h2 id="signing-in">{t('signingIn')}</h2>
      <dl className="facts-list">
        <FactRow
          label={t('username')}
          changeLabel={t('changeUsername')}
          change={t('change')}
          onChange={() => void open('username')}
          notes={account.formerUsernames.map(({ name, forwardsUntil }) =>
            t('formerNames', {
              name: `@${name}`,
              date: format.dateTime(new Date(forwardsUntil), { dateStyle: 'medium' }),
            }),
          )}
        >
          {`@${username}`}
        </FactRow>
        <FactRow
          label={t('email')}
          changeLabel={hasEmail ? t('changeEmail') : t('addEmail')}
          change={hasEmail ? t('change') : t('add')}
          onChange={() => void open('email')}
        >
          <EmailState account={account} />
        </FactRow>
        <FactRow
          label={t('password')}
          changeLabel={account.hasPassword ? t('changePassword') : t('choosePassword')}
          change={account.hasPassword ? t('change') : t('choose')}
          onChange={() => void open('password')}
        >
          {account.hasPassword ? t('passwordSet') : t('passwordMissing')}
        </FactRow>
      </dl>
      {ChangeDialogs && (
        <ChangeDialogs opened={opened} username={username} account={account} onClose={() => setOpened(undefined)} />
      )}
    </Panel>
  );
}
