// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';

import { forgetDraft, keepDraft, readDraft } from './suggestion-draft.ts';

beforeEach(() => localStorage.clear());

test('a draft is stored for one creator until it is removed', () => {
  keepDraft('Ana', { title: 'Gazpacho', description: 'Without gravity' });
  keepDraft('ana', { waitsForLogin: true });
  expect(readDraft('ANA')).toMatchObject({ title: 'Gazpacho', description: 'Without gravity', waitsForLogin: true });
  expect(readDraft('Omar')).toBeUndefined();
  forgetDraft();
  expect(readDraft('Ana')).toBeUndefined();
});

test('readDraft ignores a stored value with the wrong shape', () => {
  localStorage.setItem('suggestionDraft', '{"username":"Ana","title":7}');
  expect(readDraft('Ana')).toBeUndefined();
});
