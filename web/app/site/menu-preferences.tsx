import { useTranslations } from 'use-intl';

import { useLanguage } from '../texts/language.tsx';
import { Choice } from '../ui/choice.tsx';
import { useTheme } from './theme.ts';
import { useSwitchLanguage } from './use-switch-language.ts';

const languages = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'es', label: 'Español', lang: 'es' },
] as const;

/** Theme and language settings with text labels. */
export function MenuPreferences() {
  const t = useTranslations('site');
  const { theme, setTheme } = useTheme();
  const { language } = useLanguage();
  const switchLanguage = useSwitchLanguage();
  return (
    <div className="site-menu-preferences">
      <p className="label">{t('theme')}</p>
      <Choice
        label={t('theme')}
        value={theme}
        onChange={setTheme}
        options={[
          { value: 'system', label: t('themeSystem') },
          { value: 'light', label: t('themeLight') },
          { value: 'dark', label: t('themeDark') },
        ]}
      />
      <p className="label">{t('language')}</p>
      <Choice
        label={t('language')}
        value={language}
        onChange={(next) => void switchLanguage(next)}
        options={languages}
      />
    </div>
  );
}
