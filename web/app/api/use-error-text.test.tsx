// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { readReply } from '@upnext/contract/request';
import { castVote } from '@upnext/contract/voting/votes';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';

import { texts as english } from '../texts/en.ts';
import { texts as spanish } from '../texts/es.ts';
import { useErrorText } from './use-error-text.ts';

const messages = { en: english, es: spanish as typeof english };

function textOf(status: number, body: string, language: 'en' | 'es' = 'en'): string {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale={language} messages={messages[language]} timeZone="UTC">
      {children}
    </IntlProvider>
  );
  const { result } = renderHook(() => useErrorText(), { wrapper });
  try {
    readReply(castVote, status, body);
  } catch (error) {
    return result.current(error);
  }
  throw new Error('The reply was read');
}

test('useErrorText returns the message of an API error, and a general message for any other response', () => {
  expect(textOf(409, '{"code":"already_voted","message":"You have already voted"}')).toBe('You have already voted');
  for (const [status, body] of [
    [502, '<html>Bad gateway</html>'],
    [200, '{"ideaId":'],
  ] as const)
    expect(textOf(status, body)).toBe('Unknown error while reading the response');
});

test('useErrorText returns the general message in Spanish on a Spanish page', () => {
  expect(textOf(502, '<html>Bad gateway</html>', 'es')).toBe('Error desconocido al procesar la respuesta');
});
