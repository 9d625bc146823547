import type { Language } from '@upnext/contract/language';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';

import { useLanguage } from '../texts/language.tsx';
import { useSwitchLanguage } from './use-switch-language.ts';

const other: Record<Language, { language: Language; code: string; label: string }> = {
  en: { language: 'es', code: 'ES', label: 'ES, cambiar a español' },
  es: { language: 'en', code: 'EN', label: 'EN, switch to English' },
};

/**
 * A link, so it works without JavaScript. After hydration, it switches the UI strings without a reload and stores the
 * choice.
 */
export function LanguageSwitch() {
  const { language } = useLanguage();
  const { search } = useLocation();
  const switchLanguage = useSwitchLanguage();
  const target = other[language];
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    void switchLanguage(target.language);
  };
  const withTarget = new URLSearchParams(search);
  withTarget.set('lang', target.language);
  return (
    <a
      className="lang"
      href={`?${withTarget}`}
      lang={target.language}
      hrefLang={target.language}
      aria-label={target.label}
      rel="nofollow"
      onClick={onClick}
    >
      {target.code}
    </a>
  );
}
