import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { requestPasswordReset, ResetRequest } from '@upnext/contract/identity/email-addresses';
import { limits } from '@upnext/contract/limits';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { useSite } from '../../site/use-site.ts';
import { useFieldMessage } from '../../texts/use-field-message.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AccountForm } from '../account-forms/account-form.tsx';
import { OtherWaysBack } from './other-ways-back.tsx';
import { RecoveryCard } from './recovery-card.tsx';

const resolver = zodResolver(ResetRequest);

/** Shows the same message whether or not the address belongs to an account. */
export function ForgotForm() {
  const t = useTranslations('recovery');
  const fieldMessage = useFieldMessage();
  const showFailure = useFailureToast();
  const site = useSite();
  const { register, handleSubmit, formState } = useForm<ResetRequest>({ resolver });
  const { mutate, isPending, isSuccess, reset } = useMutation({
    mutationFn: (body: ResetRequest) => call(requestPasswordReset, { body }),
    onError: (error) => showFailure(t('failed'), error),
  });
  const submit = handleSubmit((body) => mutate(body));
  const toLogin = (
    <Link to="/auth?direct=true" className={buttonClass({ kind: 'plain', size: 's' }, '-ml-4')}>
      {t('toLogin')}
    </Link>
  );
  if (site?.sendsMail === false)
    return (
      <RecoveryCard title={t('forgotTitle')} text={t('mailOffText')}>
        <OtherWaysBack />
        {toLogin}
      </RecoveryCard>
    );
  if (isSuccess)
    return (
      <RecoveryCard title={t('sentTitle')} text={t('sentText', { minutes: limits.resetLinkMinutes })}>
        <Button kind="soft" onClick={reset}>
          {t('askAgain')}
        </Button>
        {toLogin}
      </RecoveryCard>
    );
  return (
    <RecoveryCard title={t('forgotTitle')} text={t('forgotText')}>
      <AccountForm
        label={t('forgotTitle')}
        submitLabel={t('send')}
        busyLabel={t('sending')}
        isBusy={isPending}
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          {...register('email')}
          label={t('email')}
          error={fieldMessage(formState.errors.email?.message)}
          type="email"
          autoComplete="email"
        />
      </AccountForm>
      <p className="hint">{t.rich('codeInstead', { link: toCode })}</p>
      {toLogin}
    </RecoveryCard>
  );
}

const toCode = (words: ReactNode) => (
  <Link to="/auth?direct=true" className="link">
    {words}
  </Link>
);
