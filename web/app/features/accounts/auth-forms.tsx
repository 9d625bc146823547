import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { Tabs } from '../../ui/tabs.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

export type AuthTab = 'login' | 'register';

type AuthFormsProps = {
  initialTab: AuthTab;
  /** No way to register: somebody is expected to have an account. */
  isLoginOnly?: boolean;
  isRoleLocked?: boolean;
};

export function AuthForms({ initialTab, isLoginOnly = false, isRoleLocked = false }: AuthFormsProps) {
  const t = useTranslations('accounts');
  const [tab, setTab] = useState(initialTab);
  if (isLoginOnly) {
    return (
      <>
        <h2>{t('login')}</h2>
        <LoginForm />
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
        { name: 'login', label: t('login'), panel: <LoginForm /> },
        { name: 'register', label: t('register'), panel: <RegisterForm isRoleLocked={isRoleLocked} /> },
      ]}
    />
  );
}
