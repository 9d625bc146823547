import { CallError } from '@upnext/contract/request';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { showToast } from '../ui/toast-store.ts';
import { loginPath } from './login-path.ts';
import { useErrorText } from './use-error-text.ts';

/**
 * Shows an error toast. `fallback` is used if the server sent no message. For a 401, the toast links to the login page,
 * which returns to this page.
 */
export function useFailureToast(): (title: string, error: unknown, fallback?: string) => void {
  const t = useTranslations('site');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (title, error, fallback) => {
      const refusal = error instanceof CallError ? error : undefined;
      const toLogin = () => void navigate(loginPath(pathname + search));
      showToast({
        kind: 'error',
        title,
        text: refusal?.reply.message === '' ? (fallback ?? title) : errorText(error),
        ...(refusal?.status === 401 ? { action: { label: t('logIn'), onPress: toLogin } } : {}),
      });
    },
    [errorText, navigate, pathname, search, t],
  );
}
