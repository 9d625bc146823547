import { Moon, Sun, SunMoon } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { IconButton } from '../ui/icon-button.tsx';
import { useTheme, type Theme } from './theme.ts';

const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };

/** One button with three states. All icons are in the HTML, and CSS shows the current one. */
export function ThemeSwitch() {
  const t = useTranslations('site');
  const { theme, setTheme } = useTheme();
  return (
    <IconButton
      label={theme ? t('themeNow', { theme }) : t('themeSwitch')}
      onClick={() => theme && setTheme(next[theme])}
    >
      <Sun className="i theme-icon theme-icon-light" aria-hidden="true" />
      <Moon className="i theme-icon theme-icon-dark" aria-hidden="true" />
      <SunMoon className="i theme-icon theme-icon-system" aria-hidden="true" />
    </IconButton>
  );
}
