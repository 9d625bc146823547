import { Moon, Sun, SunMoon } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { IconButton } from '../ui/icon-button.tsx';
import { useTheme, type Theme } from './theme.ts';

/** The first press changes what is seen: 'system' is followed by the theme that the device does not have. */
function nextOf(theme: Theme): Theme {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const order: Theme[] = isDark ? ['system', 'light', 'dark'] : ['system', 'dark', 'light'];
  return order[(order.indexOf(theme) + 1) % order.length]!;
}

/** One button with three states. All icons are in the HTML, and CSS shows the current one. */
export function ThemeSwitch() {
  const t = useTranslations('site');
  const { theme, setTheme } = useTheme();
  return (
    <IconButton
      label={theme ? t('themeNow', { theme }) : t('themeSwitch')}
      onClick={() => theme && setTheme(nextOf(theme))}
    >
      <Sun className="i theme-icon theme-icon-light" aria-hidden="true" />
      <Moon className="i theme-icon theme-icon-dark" aria-hidden="true" />
      <SunMoon className="i theme-icon theme-icon-system" aria-hidden="true" />
    </IconButton>
  );
}
