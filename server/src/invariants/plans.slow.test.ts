import { expect, test } from 'vitest';

import { startHostileProvider } from '../../test/hostile-provider.ts';
import { recordStatements, type Statement } from '../../test/record-statements.ts';
import { startServer } from '../../test/start-server.ts';
import { planTour } from '../../test/tour-endpoints.ts';

const provider = await startHostileProvider('acme', 'tourist');
// No mail server listens at this address, and none is needed: emails stay in the queue, because no worker runs.
const server = await startServer({
  SMTP_URL: 'smtp://127.0.0.1:1',
  OIDC_PROVIDERS: JSON.stringify([provider.setting]),
});

/**
 * 30,000 accounts with sessions, 5,000 boards, 50,000 ideas, 80,000 votes: enough rows for a sequential scan to cost
 * more than an index scan.
 */
const crowd = `
  INSERT INTO accounts (username, role)
    SELECT 'crowd_' || n, CASE WHEN n <= 5000 THEN 'creator' ELSE 'audience' END::account_role FROM generate_series(1, 30000) n;
  INSERT INTO sessions (token_hash, account_id, expires_at)
    SELECT sha256(username::bytea), id, now() + interval '1 day' FROM accounts WHERE username LIKE 'crowd\\_%';
  INSERT INTO former_usernames (name, account_id, forwards_until)
    SELECT 'former_' || id, id, now() FROM accounts WHERE username LIKE 'crowd\\_%';
  INSERT INTO email_tokens (token_hash, account_id, purpose, email, expires_at)
    SELECT sha256(username::bytea), id, 'reset-password', username || '@example.com', now() FROM accounts WHERE username LIKE 'crowd\\_%';
  INSERT INTO verified_addresses (address_hash, account_id, domain)
    SELECT sha256(username::bytea), id, 'example-' || id || '.com' FROM accounts WHERE username LIKE 'crowd\\_%';
  INSERT INTO account_origins (slot, day, account_id, household, household_before, network, network_before)
    SELECT (date_part('epoch', d) / 86400)::int % 4, d, id, '', '', '', ''
    FROM accounts, (VALUES ((now() AT TIME ZONE 'UTC')::date)) AS day(d) WHERE username LIKE 'crowd\\_%';
  INSERT INTO boards (creator_id, is_main, idea_count) SELECT id, true, 10 FROM accounts WHERE role = 'creator' AND username LIKE 'crowd\\_%';
  INSERT INTO ideas (creator_id, board_id, title, suggested_by, status)
    SELECT creator_id, id, 'Idea ' || n, CASE WHEN n = 1 THEN creator_id END, CASE WHEN n > 8 THEN 'pending' ELSE 'approved' END::idea_status
    FROM boards, generate_series(1, 10) n;
  INSERT INTO votes (creator_id, idea_id, account_id)
    SELECT i.creator_id, i.id, a.id FROM ideas i
    CROSS JOIN LATERAL (SELECT id FROM accounts WHERE id > (i.id * 37) % 25000 ORDER BY id LIMIT 2) a WHERE status = 'approved';
  INSERT INTO withdrawn_holds (creator_id, idea_id, account_id, state) SELECT creator_id, id, creator_id, 'held' FROM ideas;
  INSERT INTO vote_checks (creator_id, board_id, kind, idea_ids, account_ids, figures, first_vote_at, last_vote_at)
    SELECT creator_id, board_id, 'group', ARRAY[id], ARRAY[creator_id], '{}', now(), now() FROM ideas;
  INSERT INTO vote_check_log (creator_id, board_id, change, made_by, votes, day)
    SELECT creator_id, board_id, 'held', 'detector', 1, now() FROM ideas;
  INSERT INTO vote_changes (creator_id, board_id, idea_id, voted_at, change) SELECT creator_id, board_id, id, now(), -1 FROM ideas;
  INSERT INTO merges (creator_id, idea_id, target_id, board_id, status_before, is_settled)
    SELECT creator_id, id, id + 1, board_id, 'approved', true FROM ideas;
  INSERT INTO blocked_fans (creator_id, account_id) SELECT creator_id, creator_id FROM boards;
  INSERT INTO share_links (creator_id, board_id, token) SELECT creator_id, id, md5(id::text) FROM boards;
  INSERT INTO email_codes (token_hash, email, mailbox, tries_left, expires_at)
    SELECT sha256(id::text::bytea), id || '@example.com', sha256(id::text::bytea), 5, now() FROM accounts;
  INSERT INTO pictures (name, creator_id, kind, board_id, idea_id) SELECT md5(id::text), creator_id, 'idea', board_id, id FROM ideas;
  INSERT INTO picture_uploads (account_id, creator_id, kind, board_id, idea_id, state)
    SELECT creator_id, creator_id, 'idea', board_id, id, 'done' FROM ideas;
  INSERT INTO achievement_resets (account_id) SELECT id FROM accounts;
  INSERT INTO push_subscriptions (account_id, session_hash, endpoint, p256dh, auth, language)
    SELECT account_id, token_hash, 'https://push.example/' || account_id, repeat('k', 87), repeat('a', 22), 'en' FROM sessions;
  INSERT INTO follows (creator_id, board_id, account_id)
    SELECT b.creator_id, b.id, b.creator_id + n FROM boards b, generate_series(1, 5) n;
  INSERT INTO week_recaps (creator_id, board_id, starts_on, total_votes, week_votes, places)
    SELECT creator_id, id, '2025-12-29', 1, 1, '[]' FROM boards;
  INSERT INTO overlays (creator_id, board_id, token) SELECT creator_id, id, md5(id::text) FROM boards;
  INSERT INTO chart_closes (creator_id, board_id, closed_on, version, total_votes) SELECT creator_id, id, '2026-01-01', 1, 0 FROM boards;
  INSERT INTO chart_places (creator_id, board_id, idea_id, closed_on, position, votes)
    SELECT creator_id, board_id, id, '2026-01-01', 1, 0 FROM ideas;
  INSERT INTO board_hours SELECT creator_id, id, '2026-01-01', 1 FROM boards;
  INSERT INTO board_voters SELECT creator_id, id, creator_id + 1, '2026-01-01', '2026-01-01' FROM boards;
  INSERT INTO board_voter_days SELECT creator_id, id, '2026-01-01', 1, 1 FROM boards;
  INSERT INTO board_visit_days SELECT creator_id, id, '2026-01-01', 0, 'x.com', 1 FROM boards;
  INSERT INTO board_members SELECT creator_id, id, creator_id + 1, 'editor' FROM boards;
  INSERT INTO board_invites (creator_id, board_id, token_hash, role, expires_at)
    SELECT creator_id, id, sha256(id::text::bytea), 'editor', now() FROM boards;
  INSERT INTO identities (issuer, subject, account_id) SELECT 'https://id.example', id::text, id FROM accounts;
  INSERT INTO passkeys (credential_id, account_id, public_key, counter, transports, name)
    SELECT sha256(id::text::bytea), id, 'x', 0, '{}', 'Phone' FROM accounts;
  INSERT INTO recovery_codes (account_id, code_hash) SELECT id, sha256(id::text::bytea) FROM accounts;
  INSERT INTO spent_nonces (nonce, expires_at) SELECT sha256(id::text::bytea), now() FROM accounts;
  INSERT INTO sign_in_attempts SELECT sha256(id::text::bytea), 'acme', '', '', '', NULL, 'audience', false, now() FROM accounts;
  INSERT INTO newcomers SELECT sha256(id::text::bytea), '', '', false, now() FROM accounts;
  UPDATE ideas SET stage = 'planned', staged_at = now() WHERE id % 10 = 0 AND status = 'approved';
  INSERT INTO stage_changes (creator_id, idea_id, from_stage, stage) SELECT creator_id, id, 'open', 'planned' FROM ideas;
  INSERT INTO title_changes (creator_id, idea_id, title, votes) SELECT creator_id, id, 'An earlier title', 1 FROM ideas;
  INSERT INTO notifications (key, kind, creator_id, payload, language, delivered_to)
    SELECT 'crowd:' || id, 'idea-made', id, '{}', 'en', NULL FROM accounts WHERE username LIKE 'crowd\\_%';
  INSERT INTO notification_receipts (account_id, notification_id) SELECT creator_id, id FROM notifications;
  INSERT INTO notification_pushes (notification_id, subscription_id) SELECT n.id, p.id FROM notifications n JOIN push_subscriptions p ON p.account_id = n.creator_id;
  INSERT INTO notification_emails (notification_id, account_id) SELECT id, creator_id FROM notifications;
  INSERT INTO email_settings (account_id) SELECT id FROM accounts;
  INSERT INTO explore_places (place, creator_id, idea_id, board_position)
    SELECT row_number() OVER (ORDER BY id), creator_id, id, 1 FROM ideas WHERE status = 'approved' LIMIT 1000;
  INSERT INTO reports (creator_id, idea_id, account_id, reason, title, description)
    SELECT creator_id, id, creator_id, 'spam', title, description FROM ideas;
  INSERT INTO rounds (creator_id, board_id, number, question, state, opens_at, closes_at, votes_per_person, hides_counts, is_shuffled, pick_from, top)
    SELECT creator_id, id, 1, 'Which?', 'open', now(), now() + interval '1 day', 'one', true, true, 'tie', 2 FROM boards;
  INSERT INTO round_candidates (creator_id, round_id, idea_id, number, title)
    SELECT r.creator_id, r.id, r.id * 10 + n, n, 'One' FROM rounds r, generate_series(1, 3) n;
  INSERT INTO round_counts (creator_id, round_id, idea_id) SELECT creator_id, round_id, idea_id FROM round_candidates;
  INSERT INTO round_ballots (creator_id, round_id, account_id, idea_ids, state)
    SELECT creator_id, id, creator_id + n, '{1}', 'counted' FROM rounds, generate_series(1, 5) n;
  INSERT INTO round_trees (creator_id, round_id, size, root, first_ballots, subtree_roots, checkpoint, public_key)
    SELECT creator_id, id, 0, sha256('x'), '{}', '', '', sha256('x') FROM rounds;
  INSERT INTO featured_boards (creator_id, board_id) SELECT creator_id, id FROM boards ORDER BY creator_id LIMIT 10;
  ANALYZE;`;

type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] };

function* nodes(node: Node): Generator<Node> {
  yield node;
  for (const child of node.Plans ?? []) yield* nodes(child);
}

/** The tables that a plan reads with a sequential scan. */
function sequentialScans([row]: { 'QUERY PLAN': [{ Plan: Node }] }[]): string[] {
  const plan = row?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('EXPLAIN returned no plan');
  return (
    [...nodes(plan)]
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name'] ?? '')
      // explore_places never has more than a thousand rows, featured_boards, site_keys and origin_keys have only a few, and
      // board_folds has one.
      .filter((relation) => /^(?!explore_places|featured_boards|site_keys|origin_keys|board_folds)/.test(relation))
  );
}

const explain = async ({ text, values }: Statement): Promise<string[]> =>
  sequentialScans(await server.query(`EXPLAIN (FORMAT JSON) ${text}`, values));

/**
 * Explains the generic plan, which doesn't depend on the parameter values. PostgreSQL can switch a prepared statement
 * to it at any time.
 */
async function explainGeneric({ text, values }: Statement): Promise<string[]> {
  const client = await server.context.pool.connect();
  try {
    await client.query('SET plan_cache_mode = force_generic_plan');
    await client.query(`PREPARE explained AS ${text}`);
    const parameters = values.length > 0 ? `(${values.map(() => 'NULL').join()})` : '';
    return sequentialScans((await client.query(`EXPLAIN (FORMAT JSON) EXECUTE explained${parameters}`)).rows);
  } finally {
    client.release(true);
  }
}

test('every statement of every endpoint uses an index on tables of realistic size', async () => {
  await server.query(crowd);
  const tour = await planTour(server, provider);
  const statements = await recordStatements(server, async () => {
    for (const [name, call] of Object.entries(tour.calls)) expect((await call()).status, name).toBeLessThan(300);
  });
  const distinct = [...new Map(statements.map((statement) => [statement.text, statement])).values()].filter(
    ({ text }) => /^\s*(select|with|insert|update|delete)/i.test(text),
  );
  expect(distinct.length).toBeGreaterThan(25);
  for (const statement of distinct) {
    expect(await explain(statement), statement.text).toEqual([]);
    const generic = statement.name ? await explainGeneric(statement) : [];
    expect(generic, `generic plan of ${statement.name}`).toEqual([]);
    // These count few rows: the votes of a check, at most a thousand of an account, the codes that a mailbox got today,
    // and the uploads that wait.
    if (/FROM vote_checks c|FROM achievement_resets|INTO email_codes|INTO picture_uploads/.test(statement.text))
      continue;
    expect(statement.text, 'requests must not count rows').not.toMatch(/select\s+count\(\*\)/i);
  }
}, 300_000);
