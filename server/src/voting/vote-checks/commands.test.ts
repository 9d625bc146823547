import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { makeCheck } from '../../../test/make-check.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import type { Operator } from '../../operator-command.ts';
import { checkCommands } from './commands.ts';

const server = await startServer();

test('the checks commands list and show checks of all boards, and count, remove and undo them without a worker', async () => {
  const creator = await makeCreator(server);
  const id = await makeIdea(server, creator, { title: 'Bought' });
  const [bot, other] = [await makeFan(server), await makeFan(server)];
  for (const voter of [bot, other]) await voter.call(api.castVote, { params: { id: String(id) } });
  const check = await makeCheck(server, creator, [id], [bot], { figures: { devices: 1 } });
  const changes: { action: string; target: string; question: string }[] = [];
  let lines: string[] = [];
  const operator: Operator = {
    options: { fix: false, into: undefined, of: undefined, most: 50 },
    write: (text) => lines.push(text),
    act(change, make) {
      changes.push(change);
      return make();
    },
  };
  const run = async (name: string, word = String(check)) => {
    lines = [];
    await checkCommands[name]?.run(server.context, operator, [word]);
    return lines.join('\n');
  };
  const votes = async () => (await server.query<{ votes: number }>('SELECT votes FROM ideas WHERE id = $1', [id]))[0];

  expect(await run('checks list')).toMatch(
    new RegExp(`^check ${check}  \\S+  group  held  board: ${creator.username}  accounts: 1  "Bought"$`),
  );
  const shown = await run('checks show');
  expect(shown).toContain('figures: {"devices":1,"accounts":1,"verified":0}');
  expect(shown).toContain('held by detector, votes: 1');
  expect(shown).toContain(`accounts: ${bot.username}`);

  expect(await run('checks remove')).toContain('  removed  ');
  expect(await votes()).toEqual({ votes: 1 });
  await expect(run('checks count')).rejects.toThrow(`Check ${check} is removed. Run checks undo ${check} first.`);
  await run('checks undo');
  await run('checks count');
  expect(await votes()).toEqual({ votes: 2 });
  expect(await run('checks list')).toBe('No votes are on hold because of a check.');
  await expect(run('checks show', '0')).rejects.toThrow('Check "0" not found.');
  expect(changes[0]).toMatchObject({
    action: 'checks remove',
    target: `check:${check}`,
    question: `The votes of check ${check} (accounts: 1, board ${creator.username}) will no longer count; checks undo puts them on hold again.`,
  });
  expect((await creator.call(api.listVoteChecks)).body.checks[0]?.decided?.by).toBe('operator');
});
