import type { Language } from '@upnext/contract/language';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { useLanguage } from '../texts/language.tsx';
import { reloadOnce } from '../ui/reload-once.ts';
import { showToast } from '../ui/toast-store.ts';

/**
 * Switches the UI strings without a reload, stores the choice, and removes `lang` from the URL. Shows a message if the
 * strings can't be loaded.
 */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  const t = useTranslations('site');
  const { setLanguage } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    async (language) => {
      try {
        await setLanguage(language);
      } catch {
        // After a deploy, the chunk of an open page may be missing.
        await reloadOnce();
        showToast({ kind: 'error', title: t('languageFailed'), text: t('networkError') });
        return;
      }
      const parameters = new URLSearchParams(search);
      if (!parameters.has('lang')) return;
      parameters.delete('lang');
      await navigate({ pathname, search: parameters.toString(), hash }, { replace: true, preventScrollReset: true });
    },
    [t, setLanguage, pathname, search, hash, navigate],
  );
}
