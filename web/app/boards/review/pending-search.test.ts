import type { Idea } from '@upnext/contract/boards/ideas';
import { expect, test } from 'vitest';

import { searchIdeas } from './pending-search.ts';

const about = { votes: 0, createdAt: '', creatorId: 1, status: 'pending', stage: 'open', suggestedBy: 2 } as const;
const position = { current: null, previous: null, change: null };
const ideas: Idea[] = [
  { ...about, position, id: 1, title: 'Jamón in slow motion', description: 'One knife', suggestedByUsername: 'Pau_gm' },
  {
    ...about,
    position,
    id: 2,
    title: 'Olive oils',
    description: 'Which jamon likes them',
    suggestedByUsername: 'ines',
  },
  { ...about, position, id: 3, title: 'Dry ice', description: '' },
];
const found = (search: string) => searchIdeas(ideas, search).map(({ id }) => id);

test('searchIdeas ignores case and accents and finds only ideas that contain every word', () => {
  expect(found('JAMON')).toEqual([1, 2]);
  expect(found('jamón  knife')).toEqual([1]);
  expect(found('  ')).toEqual([1, 2, 3]);
});

test("searchIdeas finds a fan's suggestions by @username", () => {
  expect(found('@pau')).toEqual([1]);
  expect(found('@nobody')).toEqual([]);
});
