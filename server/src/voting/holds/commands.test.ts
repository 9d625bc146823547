import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { endRound, makeRound } from '../../../test/make-round.ts';
import { startServer } from '../../../test/start-server.ts';
import type { Operator } from '../../operator-command.ts';
import { voteCommands } from './commands.ts';

const server = await startServer();

const changes: object[] = [];
const operator: Operator = {
  options: { fix: false, into: undefined, of: undefined, most: 50 },
  write: () => {},
  act(change, make) {
    changes.push(change);
    return make();
  },
};
const command = (name: string, account: TestAccount) =>
  voteCommands[name]?.run(server.context, operator, [account.username]);

test('the remove-votes command removes all votes of an account from the counts, and restore-votes counts them again', async () => {
  const creator = await makeCreator(server);
  const id = await makeIdea(server, creator);
  const [bot, fan] = [await makeFan(server), await makeFan(server)];
  for (const voter of [bot, fan]) await voter.call(api.castVote, { params: { id: String(id) } });
  const votes = async () => (await server.query<{ votes: number }>('SELECT votes FROM ideas WHERE id = $1', [id]))[0];
  const run = (name: string) => command(name, bot);

  await run('remove-votes');
  expect(await votes()).toEqual({ votes: 1 });
  await expect(run('remove-votes')).rejects.toThrow(`${bot.username} has no votes to remove.`);
  await run('restore-votes');
  expect(await votes()).toEqual({ votes: 2 });
  await expect(run('restore-votes')).rejects.toThrow(`${bot.username} has no votes to restore.`);
  const change = { target: `account:${bot.id}`, before: { votes: 1, ballots: 0 }, word: bot.username };
  expect(changes).toEqual([
    { ...change, action: 'remove-votes', question: `${bot.username}’s votes (1) will no longer count on any board.` },
    { ...change, action: 'restore-votes', question: `${bot.username}’s votes (1) will count again.` },
  ]);
});

test('the remove-votes command removes ballots in rounds that are not final, and restore-votes counts them again', async () => {
  const creator = await makeCreator(server);
  const [bot, fan] = [await makeFan(server), await makeFan(server)];
  const [past, open] = [await makeRound(server, creator), await makeRound(server, creator, { hidesCounts: false })];
  for (const { number, candidates } of [past, open])
    for (const voter of [bot, fan]) {
      const params = { username: creator.username, number: String(number) };
      await voter.call(api.castBallot, { params, body: { ideaIds: [candidates[0]?.ideaId ?? 0] } });
    }
  await endRound(server, creator, past.number);
  const counts = async ({ number }: { number: number }) => {
    const params = { username: creator.username, number: String(number) };
    const { turnout, candidates } = (await server.call(api.getRound, { params })).body;
    return [turnout, candidates[0]?.votes];
  };
  await command('remove-votes', bot);
  expect([await counts(past), await counts(open)]).toEqual([
    [2, 2],
    [1, 1],
  ]);
  expect(changes.at(-1)).toMatchObject({
    before: { votes: 0, ballots: 1 },
    question: `${bot.username}’s votes (1) will no longer count on any board.`,
  });
  await expect(command('remove-votes', bot)).rejects.toThrow(`${bot.username} has no votes to remove.`);
  await command('restore-votes', bot);
  expect(await counts(open)).toEqual([2, 2]);
  await command('remove-votes', bot);
  // Changing a removed ballot doesn't bring it back.
  const params = { username: creator.username, number: String(open.number) };
  await bot.call(api.castBallot, { params, body: { ideaIds: [open.candidates[1]?.ideaId ?? 0] } });
  await endRound(server, creator, open.number);
  expect(await counts(open)).toEqual([1, 1]);
});
