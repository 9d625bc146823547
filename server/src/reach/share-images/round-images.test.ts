import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { endRound, makeRound } from '../../../test/make-round.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer();

async function picture(path: string) {
  const response = await fetch(server.origin + path);
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

test('the share image of an open round tells nothing about hidden votes, and the one of a closed round is different', async () => {
  const [creator, fan] = [await makeCreator(server), await makeFan(server)];
  const { number, candidates } = await makeRound(server, creator);
  const path = `/share/${creator.username}/rounds/${number}.png?lang=en`;
  const before = await picture(path);
  // Width and height are in the PNG header.
  expect([before.status, before.bytes.readUInt32BE(16), before.bytes.readUInt32BE(20)]).toEqual([200, 1200, 630]);
  const ideaIds = [candidates[2]?.ideaId ?? 0];
  const params = { username: creator.username, number: String(number) };
  await fan.call(api.castBallot, { params, body: { ideaIds } });
  expect((await picture(path)).bytes.equals(before.bytes)).toBe(true);
  await endRound(server, creator, number);
  await expect.poll(async () => (await picture(path)).bytes.equals(before.bytes)).toBe(false);
  expect((await picture(`/share/${creator.username}/rounds/9.png`)).status).toBe(404);
});
