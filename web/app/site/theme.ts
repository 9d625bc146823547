import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'system';

const oneYearSeconds = 31_536_000;
const listeners = new Set<() => void>();

function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function setTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  document.cookie = `theme=${theme}; path=/; max-age=${oneYearSeconds}; samesite=lax`;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage is blocked: the cookie still keeps the choice.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme that the head script set on <html>. Undefined on the server and in the first render. */
export function useTheme(): { theme: Theme | undefined; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore<Theme | undefined>(subscribe, currentTheme, () => undefined);
  return { theme, setTheme };
}
