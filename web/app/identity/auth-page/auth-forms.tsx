import type { UserRole } from '@upnext/contract/identity/accounts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { EmailCodeForm } from '../sign-in-methods/email-code-form.tsx';
import { LoginForm } from './login-form.tsx';
import { OtherLoginMethods } from './other-login-methods.tsx';
import { RegisterForm } from './register-form.tsx';
import { useKeptUsername } from './use-kept-username.ts';

export type AuthTab = 'login' | 'register';

type AuthFormsProps = {
  initialTab: AuthTab;
  /** If true, the registration form is hidden. */
  isLoginOnly?: boolean;
  /** Explains why there is no registration form. */
  note?: string | undefined;
  initialRole?: UserRole;
  isRoleLocked?: boolean;
  /** If set, passkeys and login providers are also offered. After login, the user is redirected to this path. */
  otherWays?: { returnTo: string | undefined };
};

export function AuthForms({
  initialTab,
  isLoginOnly = false,
  note,
  initialRole = 'audience',
  isRoleLocked = false,
  otherWays,
}: AuthFormsProps) {
  const t = useTranslations();
  const [tab, setTab] = useState(initialTab);
  const kept = useKeptUsername();
  const [codeRole, setCodeRole] = useState<UserRole>();
  const ways = otherWays && { ...otherWays, onEmailCode: setCodeRole };
  if (codeRole)
    return (
      <>
        <EmailCodeForm userRole={codeRole} />
        <Button kind="plain" size="s" onClick={() => setCodeRole(undefined)}>
          {t('emailCodes.otherWays')}
        </Button>
      </>
    );
  const login = (
    <LoginForm
      kept={kept}
      otherWays={ways && <OtherLoginMethods hasPasskey userRole="audience" isRoleLocked={isRoleLocked} {...ways} />}
    />
  );
  if (isLoginOnly) {
    return (
      <>
        <h2>{t('accounts.login')}</h2>
        {note && <p className="mt-1 text-text-2">{note}</p>}
        {login}
      </>
    );
  }
  return (
    <Tabs
      label={t('accounts.tabs')}
      block
      selected={tab}
      onSelect={setTab}
      items={[
        { name: 'login', label: t('accounts.login'), panel: login },
        {
          name: 'register',
          label: t('accounts.register'),
          panel: <RegisterForm kept={kept} initialRole={initialRole} isRoleLocked={isRoleLocked} otherWays={ways} />,
        },
      ]}
    />
  );
}
