// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { LanguageProvider, useLanguage } from './language.tsx';
import { loadTexts } from './load-texts.ts';

beforeAll(() => Promise.all([loadTexts('en'), loadTexts('es')]));
afterEach(() => {
  localStorage.clear();
  document.cookie = 'language=; path=/; max-age=0';
  history.replaceState(null, '', '/');
});

const wrapper = ({ children }: { children: ReactNode }) => <LanguageProvider initial="en">{children}</LanguageProvider>;

test("the stored language overrides the browser's language, and the language cookie is restored", async () => {
  localStorage.setItem('language', 'es');
  const { result } = renderHook(useLanguage, { wrapper });
  await waitFor(() => expect(result.current.language).toBe('es'));
  expect(document.cookie).toContain('language=es');
});

test.each([
  ['the URL contains a language', '/explore?lang=en', 'es'],
  ['the stored value is malformed', '/explore', 'fr'],
])('the stored language is ignored if %s', async (_, url, stored) => {
  localStorage.setItem('language', stored);
  history.replaceState(null, '', url);
  const { result } = renderHook(useLanguage, { wrapper });
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(result.current.language).toBe('en');
  expect(document.cookie).not.toContain('language');
});
