import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer({ LIMIT_SCALE: '10' });
const { call } = server;

test('listSimilarIdeas returns 200 with the three most similar ideas, ignoring accents and case, and whether the fan has voted for each', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const titles = [
    'Cómo afinar una guitarra acústica',
    'Una guitarra hecha en casa',
    'Guitarras de cartón',
    'Guitarra eléctrica barata',
    'A night train to Lisbon',
  ];
  const ids: number[] = [];
  for (const title of titles) ids.push(await makeIdea(server, creator, { title }));
  await makeIdea(server, creator, { title: 'Guitarra acustica', status: 'pending', suggestedBy: fan.id });
  await fan.call(api.castVote, { params: { id: String(ids[0]) } });
  const params = { username: creator.username.toUpperCase() };

  const near = await fan.call(api.listSimilarIdeas, { params, query: { title: 'AFINAR GUITARRA ACUSTICA' } });
  expect(near.status).toBe(200);
  expect(near.body[0]).toEqual({ id: ids[0], title: titles[0], votes: 1, isVoted: true });
  expect((await fan.call(api.listSimilarIdeas, { params, query: { title: 'guitarra' } })).body).toHaveLength(3);
  expect((await fan.call(api.listSimilarIdeas, { params, query: { title: 'Night trains' } })).body).toMatchObject([
    { title: titles[4], isVoted: false },
  ]);
  expect((await fan.call(api.listSimilarIdeas, { params, query: { title: 'Zorbing' } })).body).toEqual([]);
});

test('listSimilarIdeas returns 400 invalid_input for an empty title, 401 not_signed_in without a session and 404 board_not_found for an unknown username', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const params = { username: creator.username };
  const query = { title: 'Paella' };
  expect((await fan.call(api.listSimilarIdeas, { params, query: { title: ' ' } })).error.code).toBe('invalid_input');
  expect((await call(api.listSimilarIdeas, { params, query })).error.code).toBe('not_signed_in');
  const nowhere = await fan.call(api.listSimilarIdeas, { params: { username: 'no-such-user' }, query });
  expect(nowhere.error.code).toBe('board_not_found');
});
