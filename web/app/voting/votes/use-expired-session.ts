import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { setViewer } from '../../api/viewer.ts';
import { showToast } from '../../ui/toast-store.ts';

const readingMs = 1_500;

/** The session ended under an open page: say so, and lead to the login a moment later. */
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
      // Before the login page asks who is there: it would send a signed-in visitor straight back.
      setViewer(client, null);
      void navigate(`/auth?login=true&referrer=${returnPath}`);
    }, readingMs);
  };
}
