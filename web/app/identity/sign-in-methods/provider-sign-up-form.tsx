import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UserRole } from '@upnext/contract/identity/accounts';
import { Newcomer, registerNewcomer } from '@upnext/contract/identity/sign-in-providers';
import { CallError } from '@upnext/contract/request';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';

import { browserTimeZone } from '../../api/browser-time-zone.ts';
import { call } from '../../api/client.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { switchViewer } from '../../api/viewer.ts';
import { readWaitingVote } from '../../api/waiting-vote.ts';
import { useFieldMessage } from '../../texts/use-field-message.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { markNewAccount } from '../account-forms/new-account.ts';
import { RoleChoice } from '../account-forms/role-choice.tsx';

type NewcomerInput = z.input<typeof Newcomer>;
const resolver = zodResolver(Newcomer);

type NewcomerFormProps = {
  label: string;
  suggestedUsername: string | null;
  userRole: UserRole;
  isRoleLocked: boolean;
  onRegistered: () => void;
};

/** Sign-up after a provider login: the user chooses a username, and a role unless it is locked. */
export function ProviderSignUpForm({
  label,
  suggestedUsername,
  userRole,
  isRoleLocked,
  onRegistered,
}: NewcomerFormProps) {
  const t = useTranslations('signInProviders.back');
  const client = useQueryClient();
  const errorText = useErrorText();
  const fieldMessage = useFieldMessage();
  const { register, handleSubmit, setError, formState } = useForm<NewcomerInput>({
    resolver,
    defaultValues: { username: suggestedUsername ?? '', userRole: isRoleLocked ? 'audience' : userRole },
  });
  const [waiting] = useState(() => {
    const vote = readWaitingVote();
    return vote?.rows.find(({ id }) => id === vote.ideaId);
  });
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (body: NewcomerInput) => call(registerNewcomer, { body: { ...body, timeZone: browserTimeZone() } }),
    onSuccess: (user) => {
      markNewAccount();
      switchViewer(client, user);
      showToast({ title: t('registered'), text: t('registeredText', { username: user.username }) });
      onRegistered();
    },
    onError: (error) => {
      showToast({ kind: 'error', title: t('registrationFailed'), text: errorText(error) });
      if (error instanceof CallError && error.reply.code === 'username_taken')
        setError('username', { message: error.reply.message }, { shouldFocus: true });
    },
  });
  return (
    <Panel roomy className="auth-panel arrival" aria-labelledby="newcomer">
      <div>
        <h1 id="newcomer">{t('newTitle')}</h1>
        <p className="mt-2 text-text-2">{t('newText', { label })}</p>
        {waiting && <p className="mt-2 text-text-2">{t('newVote', { title: waiting.title })}</p>}
      </div>
      <form
        className="grid gap-4"
        noValidate
        aria-labelledby="newcomer"
        onSubmit={(event) => void handleSubmit((newcomer) => mutate(newcomer))(event)}
      >
        {!isRoleLocked && <RoleChoice field={register('userRole')} isLocked={false} initial={userRole} />}
        <TextField
          {...register('username')}
          label={t('username')}
          hint={t('usernameHint')}
          error={fieldMessage(formState.errors.username?.message)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" block busy={isPending || isSuccess}>
          {isPending || isSuccess ? t('creating') : t('create')}
        </Button>
      </form>
    </Panel>
  );
}
