import { useMutation, useQueryClient } from '@tanstack/react-query';
import { login, type Credentials } from '@upnext/contract/identity/accounts';
import { useTranslations } from 'use-intl';

import { useErrorText } from '../../api/use-error-text.ts';
import { switchViewer } from '../../api/viewer.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useProvenCall } from '../proof-of-work/use-proven-call.ts';

export function useLogin() {
  const t = useTranslations('accounts');
  const client = useQueryClient();
  const errorText = useErrorText();
  const { provenCall, isChecking } = useProvenCall();
  const mutation = useMutation({
    mutationFn: (body: Credentials) => provenCall(login, { body }),
    onSuccess: (user) => {
      switchViewer(client, user);
      showToast({ title: t('welcomeBack', { username: user.username }) });
    },
    onError: (error) => showToast({ kind: 'error', title: t('loginFailed'), text: errorText(error) }),
  });
  return { ...mutation, isChecking };
}
