import { zodResolver } from '@hookform/resolvers/zod';
import { Registration, type UserRole } from '@upnext/contract/identity/accounts';
import { limits } from '@upnext/contract/limits';
import { TriangleAlert } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';

import { useSite } from '../../site/use-site.ts';
import { useFieldMessage } from '../../texts/use-field-message.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AccountForm } from '../account-forms/account-form.tsx';
import { fieldFailures } from '../account-forms/field-failures.ts';
import { RoleChoice } from '../account-forms/role-choice.tsx';
import { useCommonPassword } from '../account-forms/use-common-password.ts';
import { OtherLoginMethods } from './other-login-methods.tsx';
import type { KeptUsername } from './use-kept-username.ts';
import { useRegistration } from './use-registration.ts';

const resolver = zodResolver(Registration);
/** An empty username counts as missing, not as too short. */
const setValueAs = (value: string) => (value.trim() === '' ? undefined : value);

type RegisterFormProps = {
  kept: KeptUsername;
  initialRole: UserRole;
  isRoleLocked: boolean;
  otherWays: { returnTo: string | undefined; onEmailCode: (userRole: UserRole) => void } | undefined;
  /** If true, the form asks only for a username and a password. */
  isShort?: boolean;
};

/** The site's settings limit the roles. */
export function RegisterForm({ isRoleLocked, ...props }: RegisterFormProps) {
  const isAudienceOnly = useSite()?.registration === 'audience';
  return <OpenForm {...props} isRoleLocked={isRoleLocked || isAudienceOnly} isAudienceOnly={isAudienceOnly} />;
}

function OpenForm({
  initialRole,
  isRoleLocked,
  isAudienceOnly,
  kept,
  otherWays,
  isShort = false,
}: RegisterFormProps & { isAudienceOnly: boolean }) {
  const t = useTranslations('accounts');
  const site = useTranslations('site');
  const fieldMessage = useFieldMessage();
  // No default values: they would overwrite input typed or autofilled before hydration.
  const { register, control, handleSubmit, setError, formState } = useForm<
    z.input<typeof Registration>,
    unknown,
    Registration
  >({ resolver });
  const { mutateAsync, isPending, isSuccess, isChecking, prepare } = useRegistration();
  const userRole = useWatch({ control, name: 'userRole' });
  const isCommon = useCommonPassword(useWatch({ control, name: 'password' }));
  const { username, email, password } = formState.errors;

  const onSubmit = handleSubmit(async (registration) => {
    try {
      await mutateAsync(isRoleLocked ? { ...registration, userRole: 'audience' } : registration);
    } catch (error) {
      for (const [at, { name, message }] of fieldFailures(error).entries())
        setError(name, { message }, { shouldFocus: at === 0 });
    }
  });

  return (
    <AccountForm
      label={t('register')}
      submitLabel={t('createAccount')}
      busyLabel={isChecking ? t('checking') : t('creatingAccount')}
      otherWays={
        otherWays && (
          <OtherLoginMethods
            userRole={isRoleLocked ? 'audience' : (userRole ?? initialRole)}
            isRoleLocked={isRoleLocked}
            {...otherWays}
          />
        )
      }
      isBusy={isPending || isSuccess}
      onFocus={prepare}
      onSubmit={(event) => void onSubmit(event)}
    >
      {isShort ? null : isAudienceOnly ? (
        <p className="text-text-2">{t('audienceOnly')}</p>
      ) : (
        <RoleChoice field={register('userRole')} isLocked={isRoleLocked} initial={initialRole} />
      )}
      <TextField
        {...register('username', { setValueAs, onChange: kept.onChange })}
        defaultValue={kept.username}
        label={t('username')}
        hint={t('usernameHint')}
        error={fieldMessage(username?.message)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      {!isShort && (
        <TextField
          {...register('email')}
          label={t('email')}
          optional={site('optional')}
          hint={t('emailHint')}
          error={fieldMessage(email?.message)}
          type="email"
          autoComplete="email"
        />
      )}
      <div>
        <PasswordField
          {...register('password')}
          label={t('password')}
          hint={isCommon ? undefined : t('passwordHint', { min: limits.passwordMin })}
          showLabel={site('showPassword')}
          hideLabel={site('hidePassword')}
          error={fieldMessage(password?.message)}
          autoComplete="new-password"
        />
        <output className="hint password-warning">
          {isCommon && !password && (
            <>
              <TriangleAlert className="i" aria-hidden="true" />
              {t('passwordCommon')}
            </>
          )}
        </output>
      </div>
    </AccountForm>
  );
}
