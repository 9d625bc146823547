import type { Idea } from '@upnext/contract/boards/ideas';
import { expect, test } from 'vitest';

import { insertIdea, removeIdea, replaceIdea, type OwnIdeasCache } from './own-ideas-cache.ts';

function idea(id: number, current: number, previous: number | null = null): Idea {
  return {
    id,
    title: `Idea ${id}`,
    description: '',
    votes: 100 - current,
    createdAt: '2026-01-01T00:00:00.000Z',
    creatorId: 1,
    position: { current, previous, change: previous === null ? null : previous - current },
    status: 'approved',
    stage: 'open',
    suggestedBy: null,
  };
}

function cacheOf(...pages: { ideas: Idea[]; nextCursor: string | null }[]): OwnIdeasCache {
  return { pages: pages.map((page) => ({ ...page, ideaCount: 4 })), pageParams: pages.map(() => null) };
}

const places = ({ pages }: OwnIdeasCache) =>
  pages.flatMap(({ ideas }) => ideas.map(({ id, position }) => `${id}@${position.current}`));
const counts = ({ pages }: OwnIdeasCache) => pages.map(({ ideaCount }) => ideaCount);

const twoPages = cacheOf(
  { ideas: [idea(1, 1, 2), idea(2, 2, 1)], nextCursor: '2' },
  { ideas: [idea(3, 3), idea(4, 4, 4)], nextCursor: null },
);

test('insertIdea inserts an idea at its place and moves the ideas below it down by one', () => {
  const changed = insertIdea(twoPages, idea(9, 2));
  expect(places(changed)).toEqual(['1@1', '9@2', '2@3', '3@4', '4@5']);
  expect(counts(changed)).toEqual([5, 5]);
  expect(changed.pages[1]?.ideas[1]?.position).toEqual({ current: 5, previous: 4, change: -1 });
});

test('insertIdea appends an idea at the end only if the last page is loaded', () => {
  expect(places(insertIdea(twoPages, idea(9, 5)))).toEqual(['1@1', '2@2', '3@3', '4@4', '9@5']);
  const firstPageOnly = cacheOf({ ideas: [idea(1, 1)], nextCursor: '1' });
  expect(places(insertIdea(firstPageOnly, idea(9, 5)))).toEqual(['1@1']);
  expect(places(insertIdea(cacheOf({ ideas: [], nextCursor: null }), idea(9, 1)))).toEqual(['9@1']);
});

test('removing an idea and inserting it again restores the original order', () => {
  const removed = removeIdea(twoPages, idea(2, 2, 1));
  expect(places(removed)).toEqual(['1@1', '3@2', '4@3']);
  expect(counts(removed)).toEqual([3, 3]);
  expect(places(insertIdea(removed, idea(2, 2, 1)))).toEqual(places(twoPages));
});

test("replaceIdea keeps the idea's place", () => {
  const changed = replaceIdea(twoPages, { ...idea(3, 3), title: 'Better' });
  expect(changed.pages[1]?.ideas[0]?.title).toBe('Better');
  expect(places(changed)).toEqual(places(twoPages));
});
