import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { changeEmail, EmailChange, getAccount, type AccountDetails } from '@upnext/contract/identity/account-settings';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';

import { keyOf } from '../../api/query.ts';
import { useSite } from '../../site/use-site.ts';
import { useFieldMessage } from '../../texts/use-field-message.ts';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ChangeForm } from './change-form.tsx';
import { CurrentPassword } from './current-password.tsx';
import { useChange } from './use-change.ts';

type EmailFormProps = { account: AccountDetails; onBusy: (isBusy: boolean) => void; onClose: () => void };

const resolver = zodResolver(EmailChange);

export function EmailForm({ account: { email, pendingEmail }, onBusy, onClose }: EmailFormProps) {
  const t = useTranslations('myAccount');
  const client = useQueryClient();
  const fieldMessage = useFieldMessage();
  const site = useSite();
  const { register, handleSubmit, setError, formState } = useForm<EmailChange>({
    resolver,
    defaultValues: { email: pendingEmail ?? email ?? '', password: '' },
  });
  const { send, isPending } = useChange({
    endpoint: changeEmail,
    setError,
    fieldOf: { wrong_password: 'password', email_taken: 'email' },
    onBusy,
    onDone: (account) => {
      client.setQueryData([keyOf(getAccount, {})], account);
      tell(account);
      onClose();
    },
  });
  const known = pendingEmail ?? email;
  const changeHint = site?.sendsMail ? t('emailMailNote') : t('emailNote');
  const addHint = site?.sendsMail ? t('emailAddNote') : undefined;
  const tell = (changed: AccountDetails) => {
    if (changed.pendingEmail !== null)
      showToast({ title: t('emailAsked'), text: t('emailAskedText', { email: changed.pendingEmail }) });
    else showToast({ title: changed.email === null ? t('emailRemoved') : t('emailChanged') });
  };
  const submit = handleSubmit((body) => send({ body }));
  return (
    <ChangeForm isBusy={isPending} onSubmit={(event) => void submit(event)} onClose={onClose}>
      <TextField
        {...register('email')}
        label={known === null ? t('email') : t('newEmail')}
        hint={known === null ? addHint : changeHint}
        error={fieldMessage(formState.errors.email?.message)}
        type="email"
        autoComplete="email"
      />
      <CurrentPassword field={register('password')} error={fieldMessage(formState.errors.password?.message)} />
    </ChangeForm>
  );
}
