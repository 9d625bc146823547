import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Password } from '@upnext/contract/identity/accounts';
import { listResetMethods, resetPassword } from '@upnext/contract/identity/email-addresses';
import type { RemovableMethod } from '@upnext/contract/identity/sign-in-methods';
import { limits } from '@upnext/contract/limits';
import { CallError } from '@upnext/contract/request';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';

import { call } from '../../api/client.ts';
import { queryOf } from '../../api/query.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { useFieldMessage } from '../../texts/use-field-message.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { AccountForm } from '../account-forms/account-form.tsx';
import { fieldFailures } from '../account-forms/field-failures.ts';
import { useCommonPassword } from '../account-forms/use-common-password.ts';
import { InvalidLink } from './invalid-link.tsx';
import { RecoveryCard } from './recovery-card.tsx';
import { ResetMethods } from './reset-methods.tsx';
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
  const methods = useQuery({ ...queryOf(listResetMethods, { body: { token: token ?? '' } }), enabled: Boolean(token) });
  const [choices, setChoices] = useState<Record<string, boolean>>({});
  const isRemoved = ({ id, isRecent }: RemovableMethod) => choices[id] ?? isRecent;
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (password: string) => {
      const remove = methods.data?.filter(isRemoved).map(({ id }) => id);
      return call(resetPassword, { body: { token: token ?? '', password, remove } });
    },
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
  if (token === null || isSpent(error) || isSpent(methods.error))
    return <InvalidLink to="/auth/forgot-password" label={t('askForLink')} />;
  return (
    <RecoveryCard title={t('resetTitle')} text={t('resetText')}>
      <AccountForm
        label={t('resetTitle')}
        submitLabel={t('reset')}
        busyLabel={t('resetting')}
        isBusy={isPending || isSuccess}
        isReady={methods.isSuccess}
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
        {methods.isError && (
          <RetryNotice label={site('tryAgain')} query={methods}>
            {t('methodsFailed')}
          </RetryNotice>
        )}
        <ResetMethods
          methods={methods.data ?? []}
          isRemoved={isRemoved}
          onChange={(id, value) => setChoices((before) => ({ ...before, [id]: value }))}
        />
      </AccountForm>
    </RecoveryCard>
  );
}

function isSpent(error: unknown): boolean {
  return error instanceof CallError && error.reply.code === 'mail_link_spent';
}
