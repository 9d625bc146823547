import { useMutation } from '@tanstack/react-query';
import { requestEmailCode } from '@upnext/contract/identity/email-codes';
import { useTranslations } from 'use-intl';

import { useFailureToast } from '../../api/use-failure-toast.ts';
import { useProvenCall } from '../proof-of-work/use-proven-call.ts';

/** Asks for an email with a code. */
export function useRequestCode(onSent: (email: string) => void) {
  const t = useTranslations('emailCodes');
  const showFailure = useFailureToast();
  const { provenCall, isChecking } = useProvenCall();
  const mutation = useMutation({
    mutationFn: (email: string) => provenCall(requestEmailCode, { body: { email } }),
    onSuccess: (_reply, email) => onSent(email),
    onError: (error) => showFailure(t('sendFailed'), error),
  });
  return { ...mutation, isChecking };
}
