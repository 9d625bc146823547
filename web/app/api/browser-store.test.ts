// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import { readStored, removeStored, writeStored } from './browser-store.ts';
import { isId, isIdList, isText } from './stored-shapes.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('readStored returns the value that writeStored wrote, and strings are stored without JSON quotes', () => {
  writeStored('redirectAfterAuth', '/explore');
  expect(localStorage.getItem('redirectAfterAuth')).toBe('/explore');
  expect(readStored('redirectAfterAuth', isText)).toBe('/explore');
  writeStored('pendingVoteUsername', '12345');
  expect(readStored('pendingVoteUsername', isText)).toBe('12345');
  writeStored('pendingVoteIdeaId', 12_345);
  expect(readStored('pendingVoteIdeaId', isId)).toBe(12_345);
  writeStored('votedIdeas', [1, 2]);
  expect(readStored('votedIdeas', isIdList)).toEqual([1, 2]);
  removeStored('votedIdeas');
  expect(readStored('votedIdeas', isIdList)).toBeUndefined();
});

test.each(['', '{', 'null', '"1,2"', '{"a":1}', '[1,"two"]'])(
  'readStored returns undefined for malformed content: %s',
  (content) => {
    localStorage.setItem('votedIdeas', content);
    expect(readStored('votedIdeas', isIdList)).toBeUndefined();
  },
);

test("readStored and writeStored don't throw when localStorage is blocked", () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => {} });
  expect(() => writeStored('redirectAfterAuth', '/')).not.toThrow();
  expect(() => removeStored('redirectAfterAuth')).not.toThrow();
  expect(readStored('redirectAfterAuth', isText)).toBeUndefined();
});
