import { useMutation, useQueryClient } from '@tanstack/react-query';
import { logout } from '@upnext/contract/identity/accounts';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { removeStored } from '../api/browser-store.ts';
import { call } from '../api/client.ts';
import { forgetIntent } from '../api/intent.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { switchViewer } from '../api/viewer.ts';
import { showToast } from '../ui/toast-store.ts';

/** Logging out on one of these pages navigates away from it. Other pages stay open. */
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
      removeStored('ideasDraft');
      forgetIntent();
      switchViewer(client, null);
      showToast({ title: t('loggedOut') });
    },
    onError: (error) => showToast({ kind: 'error', title: t('logoutFailed'), text: errorText(error) }),
  });
}
