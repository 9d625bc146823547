import { expect, test } from 'vitest';

import { returnPath } from './return-path.ts';

const all = { stored: '/stored', referrer: '/referrer', username: 'SalYCiencia', userRole: 'creator' } as const;

test("returnPath prefers the stored path, then the referrer, then the creator's /creators/:username page, then the start page of the role", () => {
  expect(returnPath(all)).toBe('/stored');
  expect(returnPath({ ...all, stored: undefined })).toBe('/referrer');
  expect(returnPath({ ...all, stored: undefined, referrer: null })).toBe('/creators/SalYCiencia');
  expect(returnPath({ userRole: 'creator' })).toBe('/dashboard');
  expect(returnPath({ userRole: 'audience' })).toBe('/');
});

test('returnPath sends a creator who has just signed up to the first run, unless they came from another page', () => {
  expect(returnPath({ userRole: 'creator', isNew: true })).toBe('/dashboard/start');
  expect(returnPath({ userRole: 'creator', isNew: true, referrer: '/explore' })).toBe('/explore');
  expect(returnPath({ userRole: 'audience', isNew: true })).toBe('/');
});

test('returnPath skips unsafe paths and the login and sign-up pages', () => {
  expect(returnPath({ ...all, stored: '//evil.example' })).toBe('/referrer');
  expect(returnPath({ ...all, stored: '/%09/evil.example', referrer: 'https://evil.example' })).toBe(
    '/creators/SalYCiencia',
  );
  expect(returnPath({ referrer: '/\\evil.example', username: '/evil', userRole: 'audience' })).toBe('/');
  for (const referrer of ['/auth', '/auth?referrer=/auth', '/AUTH/', '/creators/SalYCiencia/auth?login=true'])
    expect(returnPath({ referrer, userRole: 'audience' })).toBe('/');
  expect(returnPath({ referrer: '/auth-debug', userRole: 'audience' })).toBe('/auth-debug');
  expect(returnPath({ referrer: '/authors', userRole: 'audience' })).toBe('/authors');
});
