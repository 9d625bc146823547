import { useSuspenseQuery } from '@tanstack/react-query';
import { getAccount } from '@upnext/contract/my-account';
import { lazy, Suspense, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { queryOf } from '../../api/query.ts';
import { Panel } from '../../ui/card.tsx';
import { EmailState } from './email-state.tsx';
import { FactRow } from './fact-row.tsx';

type Opened = 'username' | 'email' | 'password';

const load = () => import('./change-dialogs.tsx');
const ChangeDialogs = lazy(() => load().then(({ ChangeDialogs: it }) => ({ default: it })));
// When a pointer or the focus nears a button: its form is there when it is pressed.
const prepare = () => void load().catch(() => {});

/** Name, address and password: what they are, and a way to change each. */
export function SignInPanel({ username }: { username: string }) {
  const t = useTranslations('myAccount');
  const format = useFormatter();
  const { data: account } = useSuspenseQuery(queryOf(getAccount, {}));
  const [opened, setOpened] = useState<Opened>();
  const [isLoaded, setLoaded] = useState(false);
  const open = (what: Opened) => () => {
    setLoaded(true);
    setOpened(what);
  };
  return (
    <Panel aria-labelledby="signing-in" onPointerEnter={prepare} onFocus={prepare}>
      <h2 id="signing-in">{t('signingIn')}</h2>
      <dl className="facts-list">
        <FactRow
          label={t('username')}
          changeLabel={t('changeUsername')}
          change={t('change')}
          onChange={open('username')}
          notes={account.formerUsernames.map(({ name, forwardsUntil }) =>
            t('formerNames', {
              name: `@${name}`,
              date: format.dateTime(new Date(forwardsUntil), { dateStyle: 'medium' }),
            }),
          )}
        >
          {`@${username}`}
        </FactRow>
        <FactRow label={t('email')} changeLabel={t('changeEmail')} change={t('change')} onChange={open('email')}>
          <EmailState account={account} />
        </FactRow>
        <FactRow
          label={t('password')}
          changeLabel={account.hasPassword ? t('changePassword') : t('choosePassword')}
          change={account.hasPassword ? t('change') : t('choose')}
          onChange={open('password')}
        >
          {account.hasPassword ? t('passwordSet') : t('passwordMissing')}
        </FactRow>
      </dl>
      {isLoaded && (
        <Suspense>
          <ChangeDialogs opened={opened} username={username} account={account} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </Panel>
  );
}
