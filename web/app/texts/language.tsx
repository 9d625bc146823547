import type { Language } from '@upnext/contract/language';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
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

export function LanguageProvider({ initial, children }: { initial: Language; children: ReactNode }) {
  const [language, setState] = useState(initial);
  const timeZone = useSyncExternalStore(never, readerTimeZone, serverTimeZone);
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
