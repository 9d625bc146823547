import type { UserRole } from '@upnext/contract/identity/accounts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { Tabs } from '../../ui/tabs.tsx';
import { LoginForm } from './login-form.tsx';
import { OtherLoginMethods } from './other-login-methods.tsx';
import { RegisterForm } from './register-form.tsx';

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
  const t = useTranslations('accounts');
  const [tab, setTab] = useState(initialTab);
  const login = (
    <LoginForm
      otherWays={
        otherWays && <OtherLoginMethods hasPasskey userRole="audience" isRoleLocked={isRoleLocked} {...otherWays} />
      }
    />
  );
  if (isLoginOnly) {
    return (
      <>
        <h2>{t('login')}</h2>
        {note && <p className="mt-1 text-text-2">{note}</p>}
        {login}
      </>
    );
  }
  return (
    <Tabs
      label={t('tabs')}
      block
      selected={tab}
      onSelect={setTab}
      items={[
        { name: 'login', label: t('login'), panel: login },
        {
          name: 'register',
          label: t('register'),
          panel: <RegisterForm initialRole={initialRole} isRoleLocked={isRoleLocked} otherWays={otherWays} />,
        },
      ]}
    />
  );
}
