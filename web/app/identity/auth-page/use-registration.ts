import { useMutation, useQueryClient } from '@tanstack/react-query';
import { register, type Registration } from '@upnext/contract/identity/accounts';
import { useTranslations } from 'use-intl';

import { browserTimeZone } from '../../api/browser-time-zone.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { switchViewer } from '../../api/viewer.ts';
import { showToast } from '../../ui/toast-store.ts';
import { markNewAccount } from '../account-forms/new-account.ts';
import { useEarlyProof } from '../proof-of-work/use-early-proof.ts';
import { useProvenCall } from '../proof-of-work/use-proven-call.ts';

export function useRegistration() {
  const t = useTranslations('accounts');
  const client = useQueryClient();
  const errorText = useErrorText();
  const { provenCall, isChecking } = useProvenCall();
  const { prepare, take } = useEarlyProof();
  const mutation = useMutation({
    mutationFn: async (body: Registration) =>
      await provenCall(register, { body: { ...body, timeZone: browserTimeZone(), proof: await take() } }),
    onSuccess: (user) => {
      markNewAccount();
      switchViewer(client, user);
      showToast({ title: t('registered'), text: t('registeredText', { username: user.username }) });
    },
    onError: (error) => showToast({ kind: 'error', title: t('registrationFailed'), text: errorText(error) }),
  });
  return { ...mutation, isChecking, prepare };
}
