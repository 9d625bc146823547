// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { addToIntent, forgetIntent, forgetRedirect, readIntent, storeIntent } from './intent.ts';
import { isId, isText } from './stored-shapes.ts';

const minuteMs = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

test('a stored intent can be read for 30 minutes and is then removed', () => {
  storeIntent({ redirectAfterAuth: '/invite#token' });
  vi.advanceTimersByTime(29 * minuteMs);
  expect(readIntent('redirectAfterAuth', isText)).toBe('/invite#token');
  vi.advanceTimersByTime(2 * minuteMs);
  expect(readIntent('redirectAfterAuth', isText)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('storeIntent replaces the previous intent', () => {
  storeIntent({ redirectAfterAuth: '/invite#token' });
  storeIntent({ pendingVoteIdeaId: 7, pendingVoteUsername: 'Ana' });
  expect(readIntent('redirectAfterAuth', isText)).toBeUndefined();
  expect(readIntent('pendingVoteIdeaId', isId)).toBe(7);
});

test('addToIntent keeps the other values of the intent and restarts its 30 minutes', () => {
  storeIntent({ voteIntent: { ideaId: 7, redirectPath: '/Ana' } });
  vi.advanceTimersByTime(20 * minuteMs);
  addToIntent({ redirectAfterAuth: '/Ana' });
  vi.advanceTimersByTime(20 * minuteMs);
  expect(readIntent('redirectAfterAuth', isText)).toBe('/Ana');
  expect(JSON.parse(localStorage.getItem('voteIntent') ?? '')).toMatchObject({ ideaId: 7, redirectPath: '/Ana' });
});

test('addToIntent does not revive an expired intent', () => {
  storeIntent({ pendingVoteIdeaId: 7, pendingVoteUsername: 'Ana' });
  vi.advanceTimersByTime(31 * minuteMs);
  addToIntent({ redirectAfterAuth: '/explore' });
  expect(readIntent('pendingVoteIdeaId', isId)).toBeUndefined();
});

test.each(['', '{', 'null', '{"expiresAt":"soon"}', '{"ideaId":7,"redirectPath":"/Ana"}'])(
  'readIntent ignores an intent without a valid expiry: %s',
  (voteIntent) => {
    localStorage.setItem('voteIntent', voteIntent);
    localStorage.setItem('redirectAfterAuth', '/explore');
    expect(readIntent('redirectAfterAuth', isText)).toBeUndefined();
  },
);

test('forgetIntent removes all keys of the intent', () => {
  storeIntent({ voteIntent: { ideaId: 7 }, redirectAfterAuth: '/Ana', pendingVoteIdeaId: 7 });
  forgetIntent();
  expect(localStorage).toHaveLength(0);
});

test('forgetRedirect removes the return path and keeps a stored vote', () => {
  storeIntent({ pendingVoteIdeaId: 7, pendingVoteUsername: 'Ana', redirectAfterAuth: '/invite#token' });
  forgetRedirect();
  expect(readIntent('redirectAfterAuth', isText)).toBeUndefined();
  expect(readIntent('pendingVoteIdeaId', isId)).toBe(7);
});
