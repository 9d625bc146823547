import type { Language } from '@upnext/contract/language';
import { createContext, use, useCallback, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';

import { loadTexts, textsOf } from './load-texts.ts';

type LanguageChoice = { language: Language; setLanguage: (language: Language) => Promise<void> };

const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

const oneYearSeconds = 31_536_000;
const never = () => () => {};
const readerTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
// The server does not know where the reader is: the first render is UTC on both sides, the next one local.
const serverTimeZone = () => 'UTC';

function store(language: Language): void {
  document.cookie = `language=${language}; path=/; max-age=${oneYearSeconds}; samesite=lax`;
  try {
    localStorage.setItem('language', language);
  } catch {
    // A browser without storage keeps the cookie.
  }
}

export function LanguageProvider({ initial, children }: { initial: Language; children: ReactNode }) {
  const [language, setState] = useState(initial);
  const timeZone = useSyncExternalStore(never, readerTimeZone, serverTimeZone);
  const setLanguage = useCallback(async (next: Language) => {
    await loadTexts(next);
    store(next);
    setState(next);
  }, []);
  const choice = useMemo(() => ({ language, setLanguage }), [language, setLanguage]);
  return (
    <LanguageContext value={choice}>
      <IntlProvider locale={language} messages={textsOf(language).texts} timeZone={timeZone}>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext);
  if (!choice) throw new Error('useLanguage needs a LanguageProvider above it');
  return choice;
}
