// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { Language } from '@upnext/contract/language';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';

import { useZoneTimes } from './use-zone-times.ts';

test.each<[Language, string, string, string]>([
  ['en', '6:00 PM', 'Fri 6:00 PM', 'Friday, November 20, 6:00 PM'],
  ['es', '18:00', 'vie 18:00', 'viernes, 20 de noviembre, 18:00'],
])('useZoneTimes has one clock format in %s', (locale, clock, short, long) => {
  const wrapper = ({ children }: { children: ReactNode }) => <IntlProvider locale={locale}>{children}</IntlProvider>;
  const { result } = renderHook(() => useZoneTimes('Europe/Madrid'), { wrapper });
  const date = new Date('2026-11-20T17:00:00Z');
  expect(result.current.clock(date)).toBe(clock);
  expect(result.current.short(date)).toBe(short);
  expect(result.current.long(date)).toBe(long);
});
