import { useMutation, useQueryClient } from '@tanstack/react-query';
import { logout } from '@upnext/contract/accounts';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { showToast } from '../ui/toast-store.ts';
import { removeStored } from './browser-store.ts';
import { call } from './client.ts';
import { useErrorText } from './use-error-text.ts';
import { switchViewer } from './viewer.ts';

/** Nothing is left to see there; from everywhere else one need not be sent away. */
const personalPages = /^\/(account|dashboard|inbox|profile)(\/|$)/;

export function useLogout() {
  const t = useTranslations('site');
  const client = useQueryClient();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useMutation({
    mutationFn: () => call(logout, {}),
    onSuccess: () => {
      if (personalPages.test(pathname)) void navigate('/');
      removeStored('suggestionDraft');
      switchViewer(client, null);
      showToast({ title: t('loggedOut') });
    },
    onError: (error) => showToast({ kind: 'error', title: t('logoutFailed'), text: errorText(error) }),
  });
}
