import type { Language } from '@upnext/contract/language';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

import { useLanguage } from './language.tsx';

/** Browser only: the language of the open page, regardless of its URL or the cookie. */
export function shownLanguage(): Language {
  return document.documentElement.lang === 'es' ? 'es' : 'en';
}

/** For pages whose loader returns UI strings: reloads them when the reader changes the language. */
export function useReloadOnLanguageChange(language: Language): void {
  const { language: shown } = useLanguage();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (shown !== language) void revalidate();
  }, [shown, language, revalidate]);
}
