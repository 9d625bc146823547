import { zodResolver } from '@hookform/resolvers/zod';
import { Credentials } from '@upnext/contract/identity/accounts';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { useFieldMessage } from '../../texts/use-field-message.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AccountForm } from '../account-forms/account-form.tsx';
import { fieldFailures } from '../account-forms/field-failures.ts';
import type { KeptUsername } from './use-kept-username.ts';
import { useLogin } from './use-login.ts';

const resolver = zodResolver(Credentials);

export function LoginForm({ kept, otherWays }: { kept: KeptUsername; otherWays?: ReactNode }) {
  const t = useTranslations('accounts');
  const site = useTranslations('site');
  const fieldMessage = useFieldMessage();
  // No default values: they would overwrite input typed or autofilled before hydration.
  const { register, handleSubmit, setError, formState } = useForm<Credentials>({ resolver });
  const { mutateAsync, isPending, isSuccess, isChecking } = useLogin();
  const { username, password } = formState.errors;

  const onSubmit = handleSubmit(async (credentials) => {
    try {
      await mutateAsync(credentials);
    } catch (error) {
      for (const { name, message } of fieldFailures(error))
        if (name === 'username' || name === 'password') setError(name, { message }, { shouldFocus: true });
    }
  });

  return (
    <AccountForm
      label={t('login')}
      submitLabel={t('login')}
      busyLabel={isChecking ? t('checking') : t('loggingIn')}
      otherWays={otherWays}
      isBusy={isPending || isSuccess}
      onSubmit={(event) => void onSubmit(event)}
    >
      <TextField
        {...register('username', { onChange: kept.onChange })}
        defaultValue={kept.username}
        label={t('usernameOrEmail')}
        error={fieldMessage(username?.message)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...register('password')}
        label={t('password')}
        showLabel={site('showPassword')}
        hideLabel={site('hidePassword')}
        error={fieldMessage(password?.message)}
        autoComplete="current-password"
      />
      <Link to="/auth/forgot-password" className="link justify-self-start text-small">
        {t('forgotPassword')}
      </Link>
    </AccountForm>
  );
}
