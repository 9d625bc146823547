// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { forgetDraft, keepDraft, readDraft } from './suggestion-draft.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

test('a suggestion draft is stored for one creator until it is removed', () => {
  keepDraft('Ana', { title: 'Gazpacho', description: 'Without gravity' });
  keepDraft('ana', { waitsForLogin: true });
  expect(readDraft('ANA')).toMatchObject({ title: 'Gazpacho', description: 'Without gravity', waitsForLogin: true });
  expect(readDraft('Omar')).toBeUndefined();
  forgetDraft();
  expect(readDraft('Ana')).toBeUndefined();
});

test('a suggestion draft is removed 30 minutes after its last change', () => {
  vi.useFakeTimers();
  keepDraft('Ana', { title: 'Gazpacho' });
  vi.advanceTimersByTime(20 * 60_000);
  keepDraft('Ana', { description: 'Without gravity' });
  vi.advanceTimersByTime(20 * 60_000);
  expect(readDraft('Ana')).toMatchObject({ title: 'Gazpacho', description: 'Without gravity' });
  vi.advanceTimersByTime(11 * 60_000);
  expect(readDraft('Ana')).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('readDraft ignores a stored value with the wrong shape', () => {
  localStorage.setItem('suggestionDraft', '{"username":"Ana","title":7}');
  expect(readDraft('Ana')).toBeUndefined();
});
