import { BoardSlug } from '@upnext/contract/boards/board-address';
import { expect, test } from 'vitest';

import { suggestSlug } from './suggest-slug.ts';

test.each([
  ['Ciencia & más', 'ciencia-mas'],
  ['  The Podcast! ', 'the-podcast'],
  ['x'.repeat(39) + ' y', 'x'.repeat(39)],
])('suggestSlug makes a valid slug from the name %s', (name, slug) => {
  expect(suggestSlug(name)).toBe(slug);
  expect(BoardSlug.safeParse(slug).success).toBe(true);
});

test('suggestSlug returns an empty string for a name without letters or digits that a slug can contain', () => {
  expect(suggestSlug('日本')).toBe('');
});
