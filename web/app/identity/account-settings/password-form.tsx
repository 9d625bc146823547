import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { changePassword, getAccount, PasswordChange } from '@upnext/contract/identity/account-settings';
import { listSessions } from '@upnext/contract/identity/sessions';
import { listSignInMethods } from '@upnext/contract/identity/sign-in-methods';
import { limits } from '@upnext/contract/limits';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';

import { keyOf } from '../../api/query.ts';
import { useFieldMessage } from '../../texts/use-field-message.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useCommonPassword } from '../account-forms/use-common-password.ts';
import { ChangeForm } from './change-form.tsx';
import { CurrentPassword } from './current-password.tsx';
import { useChange } from './use-change.ts';

type PasswordFormProps = { username: string; onBusy: (isBusy: boolean) => void; onClose: () => void };

const resolver = zodResolver(PasswordChange);

export function PasswordForm({ username, onBusy, onClose }: PasswordFormProps) {
  const t = useTranslations('myAccount');
  const site = useTranslations('site');
  const client = useQueryClient();
  const fieldMessage = useFieldMessage();
  const { register, control, handleSubmit, setError, formState } = useForm<PasswordChange>({
    resolver,
    defaultValues: { password: '', newPassword: '' },
  });
  const isCommon = useCommonPassword(useWatch({ control, name: 'newPassword' }));
  const { send, isPending } = useChange({
    endpoint: changePassword,
    setError,
    fieldOf: { wrong_password: 'password', password_too_common: 'newPassword' },
    onBusy,
    onDone: () => {
      for (const changed of [listSessions, getAccount, listSignInMethods])
        void client.invalidateQueries({ queryKey: [keyOf(changed, {})] });
      showToast({ title: t('passwordChanged'), text: t('passwordChangedText') });
      onClose();
    },
  });
  const { password, newPassword } = formState.errors;
  const submit = handleSubmit((body) => send({ body }));
  return (
    <ChangeForm note={t('passwordNote')} isBusy={isPending} onSubmit={(event) => void submit(event)} onClose={onClose}>
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <CurrentPassword field={register('password')} error={fieldMessage(password?.message)} />
      <PasswordField
        {...register('newPassword')}
        label={t('newPassword')}
        hint={isCommon ? t('passwordCommon') : t('passwordHint', { min: limits.passwordMin })}
        showLabel={site('showPassword')}
        hideLabel={site('hidePassword')}
        error={fieldMessage(newPassword?.message)}
        autoComplete="new-password"
      />
    </ChangeForm>
  );
}
