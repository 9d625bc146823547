import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { AccountDeletion, deleteAccount } from '@upnext/contract/my-account';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { switchViewer } from '../../api/viewer.ts';
import { useFieldMessage } from '../../texts/use-field-message.ts';
import { showToast } from '../../ui/toast-store.ts';
import { ChangeForm } from './change-form.tsx';
import { CurrentPassword } from './current-password.tsx';
import { useChange } from './use-change.ts';

type DeleteFormProps = { username: string; onBusy: (isBusy: boolean) => void; onClose: () => void };

const resolver = zodResolver(AccountDeletion);

export function DeleteForm({ username, onBusy, onClose }: DeleteFormProps) {
  const t = useTranslations('myAccount');
  const client = useQueryClient();
  const navigate = useNavigate();
  const fieldMessage = useFieldMessage();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver,
    defaultValues: { password: '' },
  });
  // The button that was pressed is gone: the next thing to do is the field.
  useEffect(() => setFocus('password'), [setFocus]);
  const { send, isPending } = useChange({
    endpoint: deleteAccount,
    setError,
    fieldOf: { wrong_password: 'password' },
    onBusy,
    onDone: () => {
      void navigate('/');
      switchViewer(client, null);
      showToast({ title: t('deleted'), text: t('deletedText') });
    },
  });
  const submit = handleSubmit((body) => send({ body }));
  return (
    <ChangeForm
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
