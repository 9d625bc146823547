import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import type { Operator } from '../../operator-command.ts';
import { voteCommands } from './commands.ts';

const server = await startServer();

test('the remove-votes command removes all votes of an account from the counts, and restore-votes counts them again', async () => {
  const creator = await makeCreator(server);
  const id = await makeIdea(server, creator);
  const [bot, fan] = [await makeFan(server), await makeFan(server)];
  for (const voter of [bot, fan]) await voter.call(api.castVote, { params: { id: String(id) } });
  const votes = async () => (await server.query<{ votes: number }>('SELECT votes FROM ideas WHERE id = $1', [id]))[0];
  const changes: object[] = [];
  const operator: Operator = {
    options: { fix: false, into: undefined, of: undefined, most: 50 },
    write: () => {},
    act(change, make) {
      changes.push(change);
      return make();
    },
  };
  const run = (name: string) => voteCommands[name]?.run(server.context, operator, [bot.username]);

  await run('remove-votes');
  expect(await votes()).toEqual({ votes: 1 });
  await expect(run('remove-votes')).rejects.toThrow(`${bot.username} has no votes to remove.`);
  await run('restore-votes');
  expect(await votes()).toEqual({ votes: 2 });
  await expect(run('restore-votes')).rejects.toThrow(`${bot.username} has no votes to restore.`);
  const change = { target: `account:${bot.id}`, before: { votes: 1 }, word: bot.username };
  expect(changes).toEqual([
    { ...change, action: 'remove-votes', question: `${bot.username}’s votes (1) will no longer count on any board.` },
    { ...change, action: 'restore-votes', question: `${bot.username}’s votes (1) will count again.` },
  ]);
});
