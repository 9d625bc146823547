import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Password } from '@upnext/contract/identity/accounts';
import { resetPassword } from '@upnext/contract/identity/email-addresses';
import { limits } from '@upnext/contract/limits';
import { CallError } from '@upnext/contract/request';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';

import { call } from '../../api/client.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { useFieldMessage } from '../../texts/use-field-message.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { AccountForm } from '../account-forms/account-form.tsx';
import { fieldFailures } from '../account-forms/field-failures.ts';
import { useCommonPassword } from '../account-forms/use-common-password.ts';
import { RecoveryCard } from './recovery-card.tsx';
import { InvalidLink } from './spent-link.tsx';
import { useLinkToken } from './use-link-token.ts';

const NewPassword = z.object({ password: Password });
const resolver = zodResolver(NewPassword);

export function ResetForm() {
  const t = useTranslations('recovery');
  const site = useTranslations('site');
  const navigate = useNavigate();
  const token = useLinkToken();
  const fieldMessage = useFieldMessage();
  const showFailure = useFailureToast();
  const { register, control, handleSubmit, setError, formState } = useForm<z.infer<typeof NewPassword>>({ resolver });
  const isCommon = useCommonPassword(useWatch({ control, name: 'password' }));
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (password: string) => call(resetPassword, { body: { token: token ?? '', password } }),
    onSuccess: () => {
      showToast({ title: t('resetDone'), text: t('resetDoneText') });
      void navigate('/auth?direct=true', { replace: true });
    },
    onError: (refused) => {
      const [about] = fieldFailures(refused);
      if (about) setError('password', { message: about.message }, { shouldFocus: true });
      else if (!isSpent(refused)) showFailure(t('resetFailed'), refused);
    },
  });
  const submit = handleSubmit(({ password }) => mutate(password));
  if (token === null || isSpent(error)) return <InvalidLink to="/auth/forgot-password" label={t('askForLink')} />;
  return (
    <RecoveryCard title={t('resetTitle')} text={t('resetText')}>
      <AccountForm
        label={t('resetTitle')}
        submitLabel={t('reset')}
        busyLabel={t('resetting')}
        isBusy={isPending || isSuccess}
        onSubmit={(event) => void submit(event)}
      >
        <PasswordField
          {...register('password')}
          label={t('password')}
          hint={isCommon ? t('passwordCommon') : t('passwordHint', { min: limits.passwordMin })}
          showLabel={site('showPassword')}
          hideLabel={site('hidePassword')}
          error={fieldMessage(formState.errors.password?.message)}
          autoComplete="new-password"
        />
      </AccountForm>
    </RecoveryCard>
  );
}

function isSpent(error: unknown): boolean {
  return error instanceof CallError && error.reply.code === 'mail_link_spent';
}
