import { afterEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '../../api/query.ts';
import { boardKey, boardQuery } from './board-query.ts';
import { joinPages } from './known-board.ts';
import { makePage, orderOf } from './sample-board.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [{ address: { username: 'Ana' }, sort: 'chart' }, '/api/creators/Ana'],
  [{ address: { username: 'Ana' }, sort: 'newest' }, '/api/creators/Ana?sort=newest'],
  [{ address: { token: 'abc' }, sort: 'chart', cursor: '100' }, '/api/public/abc?cursor=100'],
] as const)('boardKey(%j) returns %s', (input, key) => {
  expect(boardKey(input)).toBe(key);
});

test('a board refetch keeps the rows that "Show more" added while the refetch was in flight', async () => {
  const first = { ...makePage(1, { 1: 10, 2: 9 }), nextCursor: '2' };
  const second = makePage(1, { 3: 8, 4: 7 });
  const { promise: firstAnswer, resolve: answerFirst } = Promise.withResolvers<void>();
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('cursor=')) return Response.json(second);
    await firstAnswer;
    return Response.json(first);
  });
  const client = createQueryClient();
  const query = boardQuery(client, { address: { username: 'Ana' }, sort: 'chart' });
  client.setQueryData(query.queryKey, first);
  const refetch = client.fetchQuery({ ...query, staleTime: 0 });
  client.setQueryData(query.queryKey, (shown) => shown && joinPages(shown, second));
  answerFirst();
  expect(orderOf(await refetch)).toEqual([1, 2, 3, 4]);
});
