import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { BoardHandle, BoardSlug } from './board-address.ts';
import { boardPath, boardTitle, handleOf, splitHandle } from './board-handle.ts';

const pages = readFileSync(path.join(import.meta.dirname, '../../../web/app/routes.ts'), 'utf8');

test('BoardSlug rejects the path segment of every page under a creator’s username', () => {
  const below = [...pages.matchAll(/:username\/(?::board\?\/)?([a-z-]+)/g)].map(([, word]) => word);
  expect(below).toEqual(expect.arrayContaining(['auth', 'roadmap', 'week']));
  expect(below.filter((word) => BoardSlug.safeParse(word).success)).toEqual([]);
});

test('BoardSlug rejects words reserved for future pages', () => {
  for (const slug of ['idea', 'rounds', 'fairness', 'week', 'roadmap']) {
    expect(
      BoardSlug.safeParse(slug).error?.issues.map(({ message }) => message),
      slug,
    ).toEqual(['board_slug.reserved']);
    expect(BoardSlug.safeParse(`my-${slug}`).success, slug).toBe(true);
  }
});

test('splitHandle reverses handleOf, and BoardHandle rejects malformed board handles', () => {
  for (const slug of [null, 'pod-cast']) {
    const handle = handleOf('Ana_1', slug);
    expect(BoardHandle.safeParse(handle).success).toBe(true);
    expect(splitHandle(handle)).toEqual({ username: 'Ana_1', slug });
  }
  expect(splitHandle('ana~PodCast').slug).toBe('podcast');
  expect([boardPath('ana', null), boardPath('ana', 'talks')]).toEqual(['/ana', '/ana/talks']);
  for (const bad of ['an', 'ana~', 'ana~a~b', 'ana/b', 'ana~ñ', `ana~${'x'.repeat(41)}`])
    expect([bad, BoardHandle.safeParse(bad).success]).toEqual([bad, false]);
});

test('boardTitle returns the creator’s username for the main board, even if the board has a name', () => {
  expect(boardTitle('ana', { slug: null, name: 'Videos' })).toBe('ana');
  expect(boardTitle('ana', { slug: 'talks', name: 'Talks' })).toBe('ana · Talks');
});
