// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { readReply } from '@upnext/contract/request';
import { castVote } from '@upnext/contract/voting/votes';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';

import { texts } from '../texts/en.ts';
import { useErrorText } from './use-error-text.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en" messages={texts} timeZone="UTC">
    {children}
  </IntlProvider>
);

function textOf(status: number, body: string): string {
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
