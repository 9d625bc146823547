import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { deleteAccount } from '@upnext/contract/identity/account-settings';
import { ConfirmedBy } from '@upnext/contract/identity/sign-in-methods';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { switchViewer } from '../../api/viewer.ts';
import { useSiteName } from '../../site/use-site-name.ts';
import { useFieldMessage } from '../../texts/use-field-message.ts';
import { showToast } from '../../ui/toast-store.ts';
import { ChangeForm } from './change-form.tsx';
import { CurrentPassword } from './current-password.tsx';
import { useChange } from './use-change.ts';

type DeleteFormProps = { username: string; onBusy: (isBusy: boolean) => void; onClose: () => void };

const resolver = zodResolver(ConfirmedBy);

export function DeleteForm({ username, onBusy, onClose }: DeleteFormProps) {
  const t = useTranslations('myAccount');
  const site = useSiteName();
  const client = useQueryClient();
  const navigate = useNavigate();
  const fieldMessage = useFieldMessage();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver,
    defaultValues: { password: '' },
  });
  const form = useRef<HTMLFormElement>(null);
  // The clicked button was removed: move the focus to the password field, or to the submit button if there is none.
  useEffect(() => {
    setFocus('password');
    if (!form.current?.contains(document.activeElement))
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [setFocus]);
  const { send, isPending } = useChange({
    endpoint: deleteAccount,
    setError,
    fieldOf: { wrong_password: 'password' },
    onBusy,
    onDone: () => {
      void navigate('/');
      switchViewer(client, null);
      showToast({ title: t('deleted'), text: t('deletedText', { site }) });
    },
  });
  const submit = handleSubmit((body) => send({ body }));
  return (
    <ChangeForm
      ref={form}
      isBusy={isPending}
      labels={{ rest: t('deleteNow'), busy: t('deleting') }}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <CurrentPassword
        field={register('password')}
        label={t('deletePassword')}
        error={fieldMessage(formState.errors.password?.message)}
      />
    </ChangeForm>
  );
}
