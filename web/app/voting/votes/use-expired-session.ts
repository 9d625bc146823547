import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { setViewer } from '../../api/viewer.ts';
import { showToast } from '../../ui/toast-store.ts';

const readingMs = 1_500;

/** The session ended while the page was open: shows a toast, then redirects to the login page. */
export function useExpiredSession(): (returnPath: string) => void {
  const t = useTranslations('votes');
  const client = useQueryClient();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (returnPath) => {
    showToast({ kind: 'error', title: t('sessionExpired'), text: t('pleaseLoginAgain') });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Clear the viewer first, or the login page would redirect straight back.
      setViewer(client, null);
      void navigate(`/auth?login=true&referrer=${returnPath}`);
    }, readingMs);
  };
}
