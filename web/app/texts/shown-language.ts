import type { Language } from '@upnext/contract/language';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

import { useLanguage } from './language.tsx';

/** For client loaders: the language of the page that is open, whatever its address or a cookie says. */
export function shownLanguage(): Language {
  return document.documentElement.lang === 'es' ? 'es' : 'en';
}

/** For pages whose loader brings words: the reader changed the language, and they follow. */
export function useWordsOf(language: Language): void {
  const { language: shown } = useLanguage();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (shown !== language) void revalidate();
  }, [shown, language, revalidate]);
}
