import type { Language } from '@upnext/contract/language';
import { createContext, startTransition, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';

import { loadTexts, textsOf } from './load-texts.ts';

type LanguageChoice = { language: Language; setLanguage: (language: Language) => Promise<void> };

const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

const oneYearSeconds = 31_536_000;

function store(language: Language): void {
  document.cookie = `language=${language}; path=/; max-age=${oneYearSeconds}; samesite=lax`;
  try {
    localStorage.setItem('language', language);
  } catch {
    // Storage is blocked: the cookie still keeps the choice.
  }
}

/** The language that the reader chose earlier, unless the URL asks for one. The cookie may have expired. */
function storedLanguage(): Language | undefined {
  if (new URLSearchParams(location.search).has('lang')) return undefined;
  try {
    const stored = localStorage.getItem('language');
    return stored === 'en' || stored === 'es' ? stored : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The server doesn't know the reader's time zone: the first render uses UTC on both sides, the next one is local. The
 * second one renders most of the page again, so it is a transition, which React does in small steps.
 */
function useTimeZone(): string {
  const [timeZone, setTimeZone] = useState('UTC');
  useEffect(() => {
    // In a task of its own, because the first use of DateTimeFormat is slow.
    const timer = setTimeout(() => {
      const { timeZone: local } = Intl.DateTimeFormat().resolvedOptions();
      startTransition(() => setTimeZone(local));
    });
    return () => clearTimeout(timer);
  }, []);
  return timeZone;
}

export function LanguageProvider({ initial, children }: { initial: Language; children: ReactNode }) {
  const [language, setState] = useState(initial);
  const timeZone = useTimeZone();
  const show = useCallback((next: Language) => {
    store(next);
    setState(next);
  }, []);
  useEffect(() => {
    const stored = storedLanguage();
    if (!stored || stored === initial) return;
    // If the UI strings can't be loaded, the page stays in the language of the server's response.
    loadTexts(stored).then(
      () => show(stored),
      () => {},
    );
  }, [initial, show]);
  const setLanguage = useCallback(
    async (next: Language) => {
      await loadTexts(next);
      show(next);
    },
    [show],
  );
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
