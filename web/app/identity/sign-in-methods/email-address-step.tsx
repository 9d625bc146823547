import { zodResolver } from '@hookform/resolvers/zod';
import { CodeRequest } from '@upnext/contract/identity/email-codes';
import { Mail } from 'lucide-react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';

import { useFieldMessage } from '../../texts/use-field-message.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useRequestCode } from './use-request-code.ts';

const resolver = zodResolver(CodeRequest);

/** First step: asks for the address and sends a code to it. */
export function EmailAddressStep({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations('emailCodes');
  const fieldMessage = useFieldMessage();
  const { register, handleSubmit, setFocus, formState } = useForm<CodeRequest>({ resolver });
  const { mutate, isPending, isChecking, prepare } = useRequestCode(onSent);
  useEffect(() => setFocus('email'), [setFocus]);
  return (
    <form
      className="grid gap-4"
      method="post"
      noValidate
      aria-labelledby="email-address"
      onSubmit={(event) => void handleSubmit(({ email }) => mutate(email))(event)}
    >
      <div>
        <h2 id="email-address">{t('title')}</h2>
        <p className="mt-1 text-text-2">{t('text')}</p>
      </div>
      <TextField
        {...register('email')}
        onFocus={prepare}
        label={t('email')}
        error={fieldMessage(formState.errors.email?.message)}
        type="email"
        autoComplete="email"
      />
      <Button type="submit" block busy={isPending}>
        {!isPending && <Mail className="i" aria-hidden="true" />}
        {isPending ? t(isChecking ? 'checking' : 'sending') : t('send')}
      </Button>
    </form>
  );
}
