// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';

import { storeIntent } from '../../api/intent.ts';
import { retryPath } from './retry-path.ts';

beforeEach(() => localStorage.clear());

test.each([
  ['nothing stored', {}, '/auth'],
  ['a fan', { voteIntent: { userRole: 'audience' } }, '/auth'],
  ['a creator', { voteIntent: { userRole: 'creator' } }, '/auth?register=true&role=creator'],
  [
    'a creator with a return path',
    { voteIntent: { userRole: 'creator' }, redirectAfterAuth: '/explore?q=sal' },
    '/auth?register=true&role=creator&referrer=%2Fexplore%3Fq%3Dsal',
  ],
  ['an invitation, without its secret', { redirectAfterAuth: '/invite#token' }, '/auth?referrer=%2Finvite'],
  ['a return path to another site', { redirectAfterAuth: '//example.com' }, '/auth'],
  ['an invalid role', { voteIntent: { userRole: 'owner' } }, '/auth'],
])('retryPath after a failed login of %s', (_case, intent, path) => {
  storeIntent(intent);
  expect(retryPath()).toBe(path);
});

test('retryPath without a stored intent is the auth page', () => {
  expect(retryPath()).toBe('/auth');
});
