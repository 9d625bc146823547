import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UserRole } from '@upnext/contract/identity/accounts';
import { loginWithEmailCode } from '@upnext/contract/identity/email-codes';
import { limits } from '@upnext/contract/limits';
import { useState, type ChangeEvent, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';

import { useErrorText } from '../../api/use-error-text.ts';
import { switchViewer } from '../../api/viewer.ts';
import { useFieldMessage } from '../../texts/use-field-message.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useProvenCall } from '../proof-of-work/use-proven-call.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';
import { useRequestCode } from './use-request-code.ts';

const digits = 6;

type EmailCodeStepProps = {
  email: string;
  userRole: UserRole;
  /** The code is right, but no account has the address. */
  onNew: (code: string) => void;
  onRestart: () => void;
};

/** Second step: one field for the code, which is sent as soon as it has six digits. */
export function EmailCodeStep({ email, userRole, onNew, onRestart }: EmailCodeStepProps) {
  const t = useTranslations('emailCodes');
  const client = useQueryClient();
  const errorText = useErrorText();
  const fieldMessage = useFieldMessage();
  const field = useFocusOnMount();
  const { provenCall } = useProvenCall();
  const [code, setCode] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const login = useMutation({
    mutationFn: (typed: string) => provenCall(loginWithEmailCode, { body: { code: typed, userRole } }),
    onSuccess: (result, typed) => {
      if (result.outcome === 'new') return onNew(typed);
      switchViewer(client, result.user);
      showToast({ title: t('welcomeBack', { username: result.user.username }) });
    },
    onError: () => field.current?.select(),
  });
  const again = useRequestCode(() => {
    setCode('');
    login.reset();
    field.current?.focus();
    showToast({ title: t('sentAgain'), text: t('sentAgainText') });
  });
  const isBusy = login.isPending || login.isSuccess;

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // A pasted code can have spaces or words around it.
    const typed = target.value.replaceAll(/\D/g, '').slice(0, digits);
    setCode(typed);
    setTooShort(false);
    if (login.isError) login.reset();
    if (typed.length === digits && typed !== code && !isBusy) login.mutate(typed);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length < digits) setTooShort(true);
    else if (!isBusy) login.mutate(code);
  };

  return (
    <form className="grid gap-4" method="post" noValidate aria-labelledby="email-code" onSubmit={onSubmit}>
      <div>
        <h2 id="email-code">{t('sentTitle')}</h2>
        <p className="mt-1 text-text-2 wrap-anywhere">{t('sentText', { email, minutes: limits.emailCodeMinutes })}</p>
      </div>
      <TextField
        ref={field}
        label={t('code')}
        value={code}
        onChange={onChange}
        error={isTooShort ? fieldMessage('code.invalid') : login.error ? errorText(login.error) : undefined}
        className="code-input"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" block busy={isBusy}>
        {isBusy ? t('checking') : t('enter')}
      </Button>
      <div className="flex flex-wrap justify-center gap-x-2">
        <Button kind="plain" size="s" busy={again.isPending} onClick={() => again.mutate(email)}>
          {again.isPending ? t('sending') : t('again')}
        </Button>
        <Button kind="plain" size="s" onClick={onRestart}>
          {t('otherEmail')}
        </Button>
      </div>
    </form>
  );
}
