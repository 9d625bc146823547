import { BoardSlug } from '@upnext/contract/boards/board-address';
import { expect, test } from 'vitest';

import { suggestSlug } from './suggest-slug.ts';

test.each([
  ['Ciencia & más', 'ciencia-mas'],
  ['  The Podcast! ', 'the-podcast'],
  ['x'.repeat(39) + ' y', 'x'.repeat(39)],
])('an address made of a name: %s', (name, slug) => {
  expect(suggestSlug(name)).toBe(slug);
  expect(BoardSlug.safeParse(slug).success).toBe(true);
});

test('a name without a letter that an address can have leaves it to its creator', () => {
  expect(suggestSlug('日本')).toBe('');
});
