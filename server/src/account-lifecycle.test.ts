import { api } from '@upnext/contract/api';
import { afterAll, expect, test } from 'vitest';

import { seedDemo } from '../seed/seed-demo.ts';
import { createCaller } from '../test/call.ts';
import { makeSession } from '../test/make-account.ts';
import { startServer } from '../test/start-server.ts';
import { accountLifecycle } from './account-lifecycle.ts';
import { refreshExplore } from './boards/explore/refresh-explore.ts';
import { deleteAccount } from './identity/account-settings/delete-account.ts';
import { purgeAccount } from './identity/account-settings/purge-account.ts';
import { connectPool } from './platform/postgres/connect.ts';
import { foldVotes } from './reach/insights/fold-votes.ts';

const server = await startServer();
// Like the pool for jobs, this pool has no statement timeout.
const pool = connectPool(server.context.config.databaseUrl, { max: 2 });
afterAll(() => pool.end());

type Column = { table: string; column: string };

/** Returns the columns that reference an account, identified by their name or a foreign key. Partitions are skipped. */
async function accountColumns(): Promise<Column[]> {
  return await server.query<Column>(
    `SELECT t.relname AS table, c.attname AS column FROM pg_class t JOIN pg_attribute c ON c.attrelid = t.oid
     WHERE t.relnamespace = 'public'::regnamespace AND t.relkind IN ('r', 'p') AND NOT t.relispartition
       AND c.attnum > 0 AND NOT c.attisdropped AND (c.attname IN ('account_id', 'creator_id') OR EXISTS (
         SELECT FROM pg_constraint k WHERE k.conrelid = t.oid AND k.contype = 'f'
           AND k.confrelid = 'accounts'::regclass AND k.conkey = ARRAY[c.attnum]))
     ORDER BY 1, 2`,
  );
}

test('every table that references accounts is listed by exactly one feature in accountLifecycle', async () => {
  const owned = accountLifecycle.flatMap(({ tables }) => tables);
  const existing = new Set((await accountColumns()).map(({ table }) => table));
  expect(owned.toSorted()).toEqual([...existing]);
});

test('Discord webhooks are deleted before their posts, the order in which disconnecting a board locks them', () => {
  const owned = accountLifecycle.flatMap(({ tables }) => tables);
  expect(owned.indexOf('discord_posts')).toBeGreaterThan(owned.indexOf('discord_webhooks'));
});

/**
 * Rows that the demo data lacks. After they are inserted, every column that can reference an account references one of
 * the accounts deleted below.
 */
const moreRows = `
  INSERT INTO blocked_fans (creator_id, account_id) SELECT c.id, f.id FROM creators c, fan f;
  INSERT INTO follows (creator_id, board_id, account_id) SELECT c.id, c.board_id, f.id FROM creators c, fan f ON CONFLICT DO NOTHING;
  INSERT INTO board_members (creator_id, board_id, account_id, role) SELECT c.id, c.board_id, f.id, 'editor' FROM creators c, fan f;
  INSERT INTO board_invites (creator_id, board_id, token_hash, role, expires_at)
    SELECT id, board_id, sha256(id::text::bytea), 'editor', now() FROM creators;
  INSERT INTO reports (creator_id, idea_id, account_id, reason, title, description)
    SELECT c.id, c.idea_id, f.id, 'spam', '', '' FROM creators c, fan f;
  INSERT INTO merges (creator_id, idea_id, target_id, board_id, status_before, is_undone, is_settled)
    SELECT id, idea_id, other_id, board_id, 'approved', true, true FROM creators;
  INSERT INTO title_changes (creator_id, idea_id, title, votes) SELECT id, idea_id, 'An earlier title', 1 FROM creators;
  INSERT INTO vote_changes (creator_id, board_id, idea_id, voted_at, change) SELECT id, board_id, idea_id, now(), -1 FROM creators;
  INSERT INTO withdrawn_holds (creator_id, idea_id, account_id, state) SELECT c.id, c.idea_id, f.id, 'held' FROM creators c, fan f;
  INSERT INTO vote_checks (creator_id, board_id, kind, idea_ids, account_ids, figures, first_vote_at, last_vote_at)
    SELECT c.id, c.board_id, 'group', ARRAY[c.idea_id], ARRAY[f.id], '{}', now(), now() FROM creators c, fan f;
  INSERT INTO vote_check_log (creator_id, board_id, change, made_by, account_id, votes, day)
    SELECT c.id, c.board_id, 'counted', 'creator', f.id, 1, now() FROM creators c, fan f;
  UPDATE ideas SET suggested_by = (SELECT id FROM fan) WHERE id IN (SELECT idea_id FROM creators);
  INSERT INTO former_usernames (name, account_id, forwards_until) SELECT 'before_that', id, now() FROM fan;
  INSERT INTO email_settings (account_id) SELECT id FROM fan ON CONFLICT DO NOTHING;
  INSERT INTO email_tokens (token_hash, account_id, purpose, email, expires_at)
    SELECT sha256('token'), id, 'reset-password', 'a@example.com', now() FROM fan;
  INSERT INTO verified_addresses (address_hash, account_id, verified_at) SELECT sha256('address'), id, now() FROM fan;
  INSERT INTO account_origins (slot, day, account_id, household, household_before, network, network_before)
    SELECT (date_part('epoch', d) / 86400)::int % 4, d, id, '', '', '', '' FROM fan, (VALUES ((now() AT TIME ZONE 'UTC')::date)) AS day(d);
  INSERT INTO identities (issuer, subject, account_id) SELECT 'https://id.example', 'me', id FROM fan;
  INSERT INTO passkeys (credential_id, account_id, public_key, counter, transports, name)
    SELECT sha256('key'), id, '', 0, '{}', 'Phone' FROM fan;
  INSERT INTO recovery_codes (account_id, code_hash) SELECT id, sha256('code') FROM fan;
  INSERT INTO sign_in_attempts (token_hash, provider, state, nonce, code_verifier, account_id, role, is_role_locked, expires_at)
    SELECT sha256('trip'), 'acme', '', '', '', id, 'audience', true, now() FROM fan;
  INSERT INTO achievement_resets (account_id) SELECT id FROM fan;
  INSERT INTO sessions (token_hash, account_id, expires_at) SELECT sha256('session'), id, now() + interval '1 day' FROM fan;
  INSERT INTO push_subscriptions (account_id, session_hash, endpoint, p256dh, auth, language)
    SELECT id, sha256('session'), 'https://push.example/', repeat('A', 87), repeat('A', 22), 'en' FROM fan;
  INSERT INTO discord_webhooks (creator_id, board_id, webhook_id, token)
    SELECT id, board_id, repeat('1', 18), repeat('x', 68) FROM creators;
  INSERT INTO discord_posts (creator_id, board_id, kind, about, due_at) SELECT id, board_id, 'test', '1', now() FROM creators;
  INSERT INTO picture_uploads (account_id, creator_id, kind, board_id, idea_id) SELECT f.id, c.id, 'avatar', 0, 0 FROM creators c, fan f;
  INSERT INTO pictures (name, creator_id, kind, board_id, idea_id) SELECT md5(id::text), id, 'avatar', 0, 0 FROM creators;
  INSERT INTO rounds (creator_id, board_id, number, question, opens_at, closes_at, votes_per_person, hides_counts, is_shuffled, pick_from, top)
    SELECT id, board_id, 99, 'Which one?', now(), now() + interval '1 day', 'one', true, true, 'tie', 2 FROM creators;
  CREATE TEMP VIEW new_rounds AS SELECT r.creator_id, r.id, c.idea_id FROM rounds r JOIN creators c ON c.id = r.creator_id WHERE r.number = 99;
  INSERT INTO round_candidates (creator_id, round_id, idea_id, number, title) SELECT creator_id, id, idea_id, 1, 'One' FROM new_rounds;
  INSERT INTO round_counts (creator_id, round_id, idea_id) SELECT creator_id, id, idea_id FROM new_rounds;
  INSERT INTO round_ballots (creator_id, round_id, account_id, idea_ids, state)
    SELECT r.creator_id, r.id, f.id, ARRAY[r.idea_id], 'counted' FROM new_rounds r, fan f;
  INSERT INTO round_chat_votes (creator_id, round_id, user_hash, number) SELECT creator_id, id, sha256(''), 1 FROM new_rounds;
  INSERT INTO round_trees (creator_id, round_id, size, root, first_ballots, subtree_roots, checkpoint, public_key)
    SELECT creator_id, id, 0, sha256(''), '{}', '', '', sha256('') FROM new_rounds;
  INSERT INTO round_figures SELECT creator_id, id, 1, 1, '[]' FROM new_rounds;
  INSERT INTO notification_emails (notification_id, account_id) SELECT r.notification_id, f.id FROM notification_receipts r JOIN fan f ON r.account_id = f.id`;

const people = `
  CREATE TEMP VIEW fan AS SELECT id FROM accounts WHERE username = 'lucia_m';
  CREATE TEMP VIEW creators AS
    SELECT a.id, b.id AS board_id, min(i.id) AS idea_id, max(i.id) AS other_id
    FROM accounts a JOIN boards b ON b.creator_id = a.id AND b.is_main JOIN ideas i ON i.creator_id = a.id AND i.board_id = b.id
    WHERE a.username IN ('SalYCiencia', 'LanternPixel') GROUP BY a.id, b.id`;

async function fillTables(): Promise<void> {
  const client = await pool.connect();
  try {
    await seedDemo(client);
    await client.query(people);
    await client.query(moreRows);
  } finally {
    client.release(true);
  }
  await foldVotes(pool);
}

/** Returns the columns that still reference the account. */
async function findTraces(accountId: number): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of await accountColumns()) {
    const rows = await server.query(`SELECT FROM ${table} WHERE ${column} = $1 LIMIT 1`, [accountId]);
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

/** Deletes an account and runs the jobs that follow the deletion. */
async function deleteAndPurge(username: string, role: 'creator' | 'audience') {
  const [account] = await server.query<{ id: number }>('SELECT id FROM accounts WHERE username = $1', [username]);
  const accountId = account?.id ?? 0;
  const { call } = createCaller(server.origin, await makeSession(server, accountId));
  const sections = Object.keys((await call(api.exportAccount)).body);
  const before = await findTraces(accountId);
  await deleteAccount(server.context, { accountId, username, role, isVerified: false }, 'en');
  await purgeAccount({ db: server.context.db, lifecycle: accountLifecycle }, accountId);
  await refreshExplore(pool);
  return { sections, before, after: await findTraces(accountId) };
}

test('after an account is deleted and purged, only rows that must be kept still reference it', async () => {
  await fillTables();
  const columns = await accountColumns();
  const named = (wanted: (column: string) => boolean) =>
    columns.filter(({ column }) => wanted(column)).map(({ table, column }) => `${table}.${column}`);

  const creator = await deleteAndPurge('SalYCiencia', 'creator');
  expect(creator.before).toEqual(expect.arrayContaining(named((column) => column === 'creator_id')));
  // Notifications are kept without their content, because other accounts have receipts for them.
  expect(creator.after).toEqual(['notifications.creator_id']);
  expect(creator.sections.toSorted()).toEqual(Object.keys(api.exportAccount.reply.shape).toSorted());

  const fan = await deleteAndPurge('lucia_m', 'audience');
  expect(fan.before).toEqual(named((column) => column !== 'creator_id'));
  const kept = [
    'blocked_fans.account_id',
    'board_voters.account_id',
    'ideas.suggested_by',
    'round_ballots.account_id',
    'votes.account_id',
  ];
  expect(fan.after).toEqual(kept);
});
