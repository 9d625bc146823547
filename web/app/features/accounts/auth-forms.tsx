import type { UserRole } from '@upnext/contract/accounts';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { Tabs } from '../../ui/tabs.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

export type AuthTab = 'login' | 'register';

type AuthFormsProps = {
  initialTab: AuthTab;
  /** No way to register: somebody is expected to have an account. */
  isLoginOnly?: boolean;
  /** Why that is so, where nobody can be expected to know. */
  note?: string | undefined;
  initialRole?: UserRole;
  isRoleLocked?: boolean;
  /** Ways in beside the forms; one registers in the role that is chosen. */
  otherWays?: OtherWays;
};

export type OtherWays = (form: AuthTab, role: { userRole: UserRole; isRoleLocked: boolean }) => ReactNode;

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
  const login = <LoginForm otherWays={otherWays?.('login', { userRole: 'audience', isRoleLocked })} />;
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
          panel: (
            <RegisterForm
              initialRole={initialRole}
              isRoleLocked={isRoleLocked}
              otherWays={(userRole) => otherWays?.('register', { userRole, isRoleLocked })}
            />
          ),
        },
      ]}
    />
  );
}
