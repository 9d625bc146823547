import { useMutation } from '@tanstack/react-query';
import { requestEmailCode } from '@upnext/contract/identity/email-codes';
import { useTranslations } from 'use-intl';

import { useFailureToast } from '../../api/use-failure-toast.ts';
import { useEarlyProof } from '../proof-of-work/use-early-proof.ts';
import { useProvenCall } from '../proof-of-work/use-proven-call.ts';

/** Asks for an email with a code. Call `prepare` while the address is typed: a code may be a sign-up. */
export function useRequestCode(onSent: (email: string) => void) {
  const t = useTranslations('emailCodes');
  const showFailure = useFailureToast();
  const { provenCall, isChecking } = useProvenCall();
  const { prepare, take } = useEarlyProof();
  const mutation = useMutation({
    mutationFn: async (email: string) => provenCall(requestEmailCode, { body: { email, proof: await take() } }),
    onSuccess: (_reply, email) => onSent(email),
    onError: (error) => showFailure(t('sendFailed'), error),
  });
  return { ...mutation, isChecking, prepare };
}
