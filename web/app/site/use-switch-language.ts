import type { Language } from '@upnext/contract/language';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useLanguage } from '../texts/language.tsx';

/** Switches the UI strings without a reload, stores the choice, and removes `lang` from the URL. */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  const { setLanguage } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    async (language) => {
      await setLanguage(language);
      const parameters = new URLSearchParams(search);
      if (!parameters.has('lang')) return;
      parameters.delete('lang');
      await navigate({ pathname, search: parameters.toString(), hash }, { replace: true, preventScrollReset: true });
    },
    [setLanguage, pathname, search, hash, navigate],
  );
}
