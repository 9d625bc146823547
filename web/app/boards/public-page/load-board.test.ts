import { CallError } from '@upnext/contract/request';
import { expect, test, vi } from 'vitest';

import type { Call } from '../../api/call.ts';
import { missingBoard } from './load-board.ts';

const missing = new CallError(404, { code: 'board_not_found', message: '' });

/** An API on which only the creator Ana exists. */
const call = (async (_endpoint: unknown, { params }: { params: { username: string } }) => {
  if (params.username !== 'Ana') throw missing;
  return {};
}) as unknown as Call;

test.each([
  ['Luis', 'board'],
  ['Ana~no-such-board', 'board'],
  ['foo~bar', 'page'],
  ['dashboard~unknown', 'page'],
  ['dashboard', 'page'],
  ['index.php', 'page'],
  ['Ana~index.php', 'page'],
  ['ab', 'page'],
])('the 404 page for %s says that the %s is missing', async (handle, what) => {
  await expect(missingBoard(call, handle)(missing)).rejects.toMatchObject({ data: what, init: { status: 404 } });
});

test('an error of the server is not reported as a missing board, and causes no second request', async () => {
  const busy = new CallError(503, { code: 'busy', message: '' });
  const neverCall = vi.fn<() => Promise<never>>();
  await expect(missingBoard(neverCall as unknown as Call, 'Ana~podcast')(busy)).rejects.toBe(busy);
  expect(neverCall).not.toHaveBeenCalled();
});
