import { useMutation, useQueryClient } from '@tanstack/react-query';
import { login, type Credentials } from '@upnext/contract/accounts';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { switchViewer } from '../../api/viewer.ts';
import { showToast } from '../../ui/toast-store.ts';

export function useLogin() {
  const t = useTranslations('accounts');
  const client = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (body: Credentials) => call(login, { body }),
    onSuccess: (user) => {
      switchViewer(client, user);
      showToast({ title: t('welcomeBack', { username: user.username }) });
    },
    onError: (error) => showToast({ kind: 'error', title: t('loginFailed'), text: errorText(error) }),
  });
}
