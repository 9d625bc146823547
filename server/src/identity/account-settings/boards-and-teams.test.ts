import { api } from '@upnext/contract/api';
import { AccountData } from '@upnext/contract/identity/account-settings';
import { expect, test } from 'vitest';

import { foldNow } from '../../../test/fold-now.ts';
import { givePassword, makeCreator, makeFan } from '../../../test/make-account.ts';
import { startServer } from '../../../test/start-server.ts';
import { purgeAccount } from './purge-account.ts';

const server = await startServer();

async function makeScene() {
  const creator = await makeCreator(server);
  const helper = await makeFan(server);
  const { body: board } = await creator.call(api.createBoard, { body: { name: 'Podcast', slug: 'podcast' } });
  const params = { id: String(board.id) };
  const invite = async () => (await creator.call(api.createInvite, { params, body: { role: 'editor' } })).body.url;
  await helper.call(api.acceptInvite, { body: { token: (await invite()).slice(-43) } });
  await invite();
  const handle = `${creator.username}~podcast`;
  const { body: idea } = await creator.call(api.createIdea, { query: { board: handle }, body: { title: 'A talk' } });
  await helper.call(api.castVote, { params: { id: String(idea.id) } });
  await helper.call(api.followBoard, { params: { username: handle } });
  await server.call(api.countVisit, { params: { username: handle }, body: { host: 'x.com' } });
  await server.context.visitCounter.flush();
  await foldNow(server);
  return { creator, helper };
}

test('the data export lists the boards that the account owns, is a member of, has voted on and follows', async () => {
  const { creator, helper } = await makeScene();
  const own = AccountData.parse((await creator.call(api.exportAccount)).body);
  expect(own.boards.map(({ slug, name }) => [slug, name])).toEqual([
    [null, null],
    ['podcast', 'Podcast'],
  ]);
  const theirs = AccountData.parse((await helper.call(api.exportAccount)).body);
  const board = { creator: creator.username, board: 'podcast' };
  expect(theirs.memberships).toMatchObject([{ ...board, role: 'editor' }]);
  expect(theirs.boardsVotedOn).toMatchObject([board]);
  expect(theirs.follows).toMatchObject([board]);
});

test('deleting an account deletes its boards, including their insights, memberships, invitations and follows', async () => {
  const { creator } = await makeScene();
  const { password } = await givePassword(server, creator);
  expect((await creator.call(api.deleteAccount, { body: { password } })).status).toBe(204);
  await purgeAccount(server.context, creator.id);
  const tables = ['boards', 'ideas', 'board_members', 'board_invites', 'board_hours', 'board_voters'];
  for (const table of [...tables, 'board_voter_days', 'board_visit_days', 'follows']) {
    expect([table, await server.query(`SELECT FROM ${table} WHERE creator_id = $1`, [creator.id])]).toEqual([
      table,
      [],
    ]);
  }
});

test('deleting an account ends its board memberships', async () => {
  const { creator, helper } = await makeScene();
  const { password } = await givePassword(server, helper);
  await helper.call(api.deleteAccount, { body: { password } });
  expect(await server.query('SELECT FROM board_members WHERE creator_id = $1', [creator.id])).toEqual([]);
});

test('purgeAccount removes board invitations and memberships that were created while the account was being deleted', async () => {
  const { creator, helper } = await makeScene();
  const { password } = await givePassword(server, creator);
  const board = 'SELECT creator_id, id FROM boards WHERE creator_id = $1 AND NOT is_main';
  const late = await server.context.pool.connect();
  await late.query('BEGIN');
  await late.query(
    `INSERT INTO board_invites (creator_id, board_id, token_hash, role, expires_at)
     SELECT creator_id, id, sha256('late'), 'editor', now() + interval '1 day' FROM (${board}) b`,
    [creator.id],
  );
  await late.query(
    `INSERT INTO board_members (creator_id, board_id, account_id, role)
     SELECT creator_id, id, $2, 'editor' FROM (${board}) b ON CONFLICT DO NOTHING`,
    [creator.id, helper.id + 1_000],
  );
  expect((await creator.call(api.deleteAccount, { body: { password } })).status).toBe(204);
  await late.query('COMMIT');
  late.release();
  await purgeAccount(server.context, creator.id);
  for (const table of ['board_invites', 'board_members'])
    expect(await server.query(`SELECT FROM ${table} WHERE creator_id = $1`, [creator.id]), table).toEqual([]);
});
