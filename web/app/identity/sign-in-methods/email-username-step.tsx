import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { NewUsername, type UserRole } from '@upnext/contract/identity/accounts';
import { loginWithEmailCode } from '@upnext/contract/identity/email-codes';
import { CallError } from '@upnext/contract/request';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';

import { browserTimeZone } from '../../api/browser-time-zone.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { switchViewer } from '../../api/viewer.ts';
import { useFieldMessage } from '../../texts/use-field-message.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { markNewAccount } from '../account-forms/new-account.ts';
import { useProvenCall } from '../proof-of-work/use-proven-call.ts';

const Choice = z.object({ username: NewUsername });
type Choice = z.infer<typeof Choice>;
const resolver = zodResolver(Choice);

type EmailUsernameStepProps = {
  email: string;
  code: string;
  userRole: UserRole;
  /** Called if the code has expired in the meantime. */
  onRestart: () => void;
};

/** Last step, only for newcomers: a username, and the account is created. */
export function EmailUsernameStep({ email, code, userRole, onRestart }: EmailUsernameStepProps) {
  const t = useTranslations('emailCodes');
  const back = useTranslations('signInProviders.back');
  const client = useQueryClient();
  const fieldMessage = useFieldMessage();
  const showFailure = useFailureToast();
  const { provenCall } = useProvenCall();
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Choice>({ resolver });
  useEffect(() => setFocus('username'), [setFocus]);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: ({ username }: Choice) =>
      provenCall(loginWithEmailCode, { body: { code, username, userRole, timeZone: browserTimeZone() } }),
    onSuccess: (result) => {
      // With a username, the outcome is never `new`.
      if (result.outcome === 'new') return;
      const { user } = result;
      markNewAccount();
      switchViewer(client, user);
      showToast({ title: back('registered'), text: back('registeredText', { username: user.username }) });
    },
    onError: (error) => {
      const reply = error instanceof CallError ? error.reply : undefined;
      if (reply?.code === 'username_taken') setError('username', { message: reply.message }, { shouldFocus: true });
      else showFailure(back('registrationFailed'), error);
      if (reply?.code === 'code_spent') onRestart();
    },
  });
  const isBusy = isPending || isSuccess;
  return (
    <form
      className="grid gap-4"
      method="post"
      noValidate
      aria-labelledby="email-newcomer"
      onSubmit={(event) => void handleSubmit((choice) => mutate(choice))(event)}
    >
      <div>
        <h2 id="email-newcomer">{back('newTitle')}</h2>
        <p className="mt-1 text-text-2 wrap-anywhere">{t('newText', { email })}</p>
      </div>
      <TextField
        {...register('username')}
        label={back('username')}
        hint={back('usernameHint')}
        error={fieldMessage(formState.errors.username?.message)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" block busy={isBusy}>
        {isBusy ? back('creating') : back('create')}
      </Button>
    </form>
  );
}
