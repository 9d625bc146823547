// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';

import { LanguageProvider, useLanguage } from '../texts/language.tsx';
import { loadTexts } from '../texts/load-texts.ts';
import { currentToast } from '../ui/toast-store.ts';
import { useSwitchLanguage } from './use-switch-language.ts';

vi.mock('../texts/es.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

beforeAll(() => loadTexts('en'));

test('switching to a language that fails to load leaves the page unchanged and shows a message', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <LanguageProvider initial="en">{children}</LanguageProvider>
    </MemoryRouter>
  );
  const { result } = renderHook(() => ({ ...useLanguage(), switchLanguage: useSwitchLanguage() }), { wrapper });
  await act(() => result.current.switchLanguage('es'));
  expect(result.current.language).toBe('en');
  expect(localStorage.getItem('language')).toBeNull();
  expect(currentToast()).toMatchObject({ kind: 'error', title: 'We couldn’t switch the language' });
});
