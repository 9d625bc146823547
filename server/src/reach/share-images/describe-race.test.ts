import { expect, test } from 'vitest';

import { makeCreator } from '../../../test/make-account.ts';
import { makeIdeas } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import { readIdea } from '../../boards/idea-page/read-idea.ts';
import { describeRace } from './describe-race.ts';

const server = await startServer();

test.each([
  ['second place', 1, [90, 70, 60], '20 votes to 1st', 'A 20 votos del 1.º'],
  ['one vote behind', 1, [71, 70], '1 vote to 1st', 'A 1 voto del 1.º'],
  ['a tie', 1, [70, 70], 'Level with 1st', 'Empatada con el 1.º'],
  ['first place', 0, [1_090, 70], '1,020 votes ahead', '1.020 votos de ventaja'],
  ['a single idea', 0, [5], 'Vote on what’s next', 'Vota por lo que viene'],
])("the headline of an idea's share image names the gap: %s", async (_, at, votes, english, spanish) => {
  const creator = await makeCreator(server);
  const ids = await makeIdeas(server, creator, votes.length);
  for (const [index, id] of ids.entries())
    await server.query('UPDATE ideas SET votes = $2 WHERE id = $1', [id, votes[index]]);
  const { page } = await server.context.boardStore.readLatest(creator.username);
  const found = await readIdea(server.context, page, ids[at] ?? 0);
  if (!('page' in found)) throw new Error('the idea is merged');
  expect([describeRace(found.page, 'en').headline, describeRace(found.page, 'es').headline]).toEqual([
    english,
    spanish,
  ]);
});
