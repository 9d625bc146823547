import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { changeUsername, getAccount, UsernameChange } from '@upnext/contract/identity/account-settings';
import { limits } from '@upnext/contract/limits';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';

import { keyOf } from '../../api/query.ts';
import { setViewer } from '../../api/viewer.ts';
import { useFieldMessage } from '../../texts/use-field-message.ts';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ChangeForm } from './change-form.tsx';
import { CurrentPassword } from './current-password.tsx';
import { useChange } from './use-change.ts';

type UsernameFormProps = { username: string; onBusy: (isBusy: boolean) => void; onClose: () => void };

const resolver = zodResolver(UsernameChange);

export function UsernameForm({ username, onBusy, onClose }: UsernameFormProps) {
  const t = useTranslations('myAccount');
  const client = useQueryClient();
  const fieldMessage = useFieldMessage();
  const { register, handleSubmit, setError, formState } = useForm<UsernameChange>({
    resolver,
    defaultValues: { username, password: '' },
  });
  const { send, isPending } = useChange({
    endpoint: changeUsername,
    setError,
    fieldOf: { wrong_password: 'password', username_taken: 'username', username_changes_spent: 'username' },
    onBusy,
    onDone: (user) => {
      setViewer(client, user);
      void client.invalidateQueries({ queryKey: [keyOf(getAccount, {})] });
      showToast({ title: t('usernameChanged', { username: user.username }) });
      onClose();
    },
  });
  const submit = handleSubmit((body) => send({ body }));
  return (
    <ChangeForm
      note={t('usernameNote', { days: limits.usernameForwardDays })}
      isBusy={isPending}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField
        {...register('username')}
        label={t('newUsername')}
        error={fieldMessage(formState.errors.username?.message)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <CurrentPassword field={register('password')} error={fieldMessage(formState.errors.password?.message)} />
    </ChangeForm>
  );
}
