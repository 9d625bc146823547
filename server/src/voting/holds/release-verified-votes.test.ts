import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { persist } from '../../../test/call.ts';
import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { makeIdeas } from '../../../test/make-idea.ts';
import { startBackground } from '../../../test/start-background.ts';
import { startServer } from '../../../test/start-server.ts';
import { holdHooks } from './account-lifecycle.ts';
import { voidVotes } from './move-votes.ts';

const server = await startServer();
await startBackground(server);
const { context } = server;

test('verifying an account counts its held votes, except those of an undecided lockstep check, and void votes stay void', async () => {
  const creator = await makeCreator(server);
  const [held = 0, lockstep = 0, decided = 0, removed = 0, withdrawn = 0] = await makeIdeas(server, creator, 5);
  const ideas = [held, lockstep, decided, removed, withdrawn];
  const [fan, other] = [await makeFan(server), await makeFan(server)];
  await server.query('UPDATE boards SET verified_only = true WHERE creator_id = $1', [creator.id]);
  for (const voter of [fan, other])
    for (const id of ideas) await voter.call(api.castVote, { params: { id: String(id) } });
  await voidVotes(context, { creatorId: creator.id, ideaId: removed, accountIds: [fan.id] });
  const withdrawal = await persist(() => fan.call(api.withdrawVote, { params: { id: String(withdrawn) } }));
  expect(withdrawal.status).toBe(200);
  await server.query(
    `INSERT INTO vote_checks (creator_id, board_id, kind, idea_ids, account_ids, figures, first_vote_at, last_vote_at, state)
     SELECT creator_id, id, kind, ARRAY[idea], ARRAY[$2::bigint], '{}', now(), now(), state
     FROM boards, (VALUES ('lockstep', $3::bigint, 'held'), ('lockstep', $4, 'counted'), ('group', $5, 'held')) c(kind, idea, state)
     WHERE creator_id = $1`,
    [creator.id, fan.id, lockstep, decided, held],
  );

  await context.db.transaction().execute(async (transaction) => holdHooks.onVerified?.(transaction, fan.id));
  const states = async (account: number) => {
    const rows = await server.query<{ idea_id: number; state: string }>(
      'SELECT idea_id, state FROM votes WHERE account_id = $1',
      [account],
    );
    return ideas.map((id) => rows.find((row) => row.idea_id === id)?.state ?? 'none');
  };
  await expect.poll(() => states(fan.id)).toEqual(['counted', 'held', 'counted', 'void', 'none']);
  expect(await states(other.id)).toEqual(Array(5).fill('held'));
  const counts = await server.query('SELECT votes, held_votes FROM ideas WHERE id = ANY($1) ORDER BY id', [ideas]);
  expect(counts).toEqual(
    [[1, 1], [0, 2], [1, 1], [0, 1], [0, 1]].map(([votes, held_votes]) => ({ votes, held_votes })), // oxfmt-ignore
  );
  const readLog = () =>
    server.query(
      `SELECT change, made_by, votes, account_id, check_id, day = (now() AT TIME ZONE b.time_zone)::date AS is_today
       FROM vote_check_log l JOIN boards b ON b.creator_id = l.creator_id AND b.id = l.board_id WHERE l.creator_id = $1`,
      [creator.id],
    );
  const line = { change: 'counted', made_by: 'voter', votes: 1, account_id: null, check_id: null, is_today: true };
  await expect.poll(readLog).toEqual([line, line]);

  // The session is still unverified here, so a remaining row in withdrawn_holds is not the only reason for a hold.
  await server.query('UPDATE boards SET verified_only = false WHERE creator_id = $1', [creator.id]);
  await fan.call(api.castVote, { params: { id: String(withdrawn) } });
  expect((await states(fan.id)).at(-1)).toBe('counted');
});

test('a second job releases votes of batches that began before the account was verified', async () => {
  const fan = await makeFan(server);
  await context.db.transaction().execute(async (transaction) => holdHooks.onVerified?.(transaction, fan.id));
  const jobs = await server.query<{ seconds: number }>(
    `SELECT extract(epoch FROM run_at - created_at)::int AS seconds FROM graphile_worker._private_jobs
     WHERE (payload->>'accountId')::bigint = $1 ORDER BY 1`,
    [fan.id],
  );
  expect(jobs.at(-1)).toEqual({ seconds: 10 });
});
