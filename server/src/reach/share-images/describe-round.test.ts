import { expect, test } from 'vitest';

import { makeCreator } from '../../../test/make-account.ts';
import { makeRound } from '../../../test/make-round.ts';
import { startServer } from '../../../test/start-server.ts';
import { describeRound } from './describe-round.ts';

const server = await startServer();

test("the closing time on a round's share image has the clock format of the language", async () => {
  const creator = await makeCreator(server);
  const round = { ...(await makeRound(server, creator)), closesAt: '2026-11-20T18:00:00.000Z', timeZone: 'UTC' };
  expect(describeRound(round, 'en').prompt).toMatch(/Vote before Friday 6:00 PM$/);
  expect(describeRound(round, 'es').prompt).toMatch(/Cierre: viernes, 18:00$/);
});
