// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';

import { forgetDraft, keepDraft, readDraft } from './suggestion-draft.ts';

beforeEach(() => localStorage.clear());

test('a draft is kept for its creator alone, until it is sent', () => {
  keepDraft('Ana', { title: 'Gazpacho', description: 'Without gravity' });
  keepDraft('ana', { waitsForLogin: true });
  expect(readDraft('ANA')).toMatchObject({ title: 'Gazpacho', description: 'Without gravity', waitsForLogin: true });
  expect(readDraft('Omar')).toBeUndefined();
  forgetDraft();
  expect(readDraft('Ana')).toBeUndefined();
});

test('a draft of another shape counts as none', () => {
  localStorage.setItem('suggestionDraft', '{"username":"Ana","title":7}');
  expect(readDraft('Ana')).toBeUndefined();
});
