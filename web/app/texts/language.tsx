import type { Language } from '@upnext/contract/language';
import { createContext, use, useCallback, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';

import { loadTexts, textsOf } from './load-texts.ts';

type LanguageChoice = { language: Language; setLanguage: (language: Language) => Promise<void> };

const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

const oneYearSeconds = 31_536_000;
const never = () => () => {};
const readerTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
// The server doesn't know the reader's time zone: the first render uses UTC on both sides, the next one is local.
const serverTimeZone = () => 'UTC';

function store(language: Language): void {
  document.cookie = `language=${language}; path=/; max-age=${oneYearSeconds}; samesite=lax`;
  try {
    localStorage.setItem('language', language);
  } catch {
    // Storage is blocked: the cookie still keeps the choice.
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
  if (!choice) throw new Error('useLanguage must be used within a LanguageProvider');
  return choice;
}
