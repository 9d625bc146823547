// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { rememberVotes, useVoteMemory } from './vote-memory.ts';

beforeEach(() => localStorage.clear());

test('rememberVotes stores each idea id once', () => {
  const { result } = renderHook(useVoteMemory);
  expect([...result.current]).toEqual([]);
  act(() => rememberVotes([3, 5]));
  act(() => rememberVotes([5, 8]));
  expect([...result.current]).toEqual([3, 5, 8]);
  expect(localStorage.getItem('votedIdeas')).toBe('[3,5,8]');
});

test.each(['{', '"3"', '[3,"5"]', '[-1]', '[1.5]'])('useVoteMemory ignores a malformed stored value: %s', (stored) => {
  localStorage.setItem('votedIdeas', stored);
  const { result } = renderHook(useVoteMemory);
  expect([...result.current]).toEqual([]);
  act(() => rememberVotes([7]));
  expect(localStorage.getItem('votedIdeas')).toBe('[7]');
});
