/**
 * Runs a server at log level trace while many requests succeed and fail. Its log must not contain passwords, hashes,
 * tokens or email addresses.
 */
import { randomBytes } from 'node:crypto';

import { api } from '@upnext/contract/api';

import { createOwnDatabase } from '../bench/rig/own-database.ts';
import { startProcess } from '../bench/rig/start-process.ts';
import { attack } from './rig/attack.ts';
import { makeRequest, type FuzzState } from './rig/fuzz-requests.ts';
import { createHttpClient } from './rig/http-client.ts';
import { makeLink } from './rig/people.ts';
import { rawRequests, sendRaw } from './rig/raw-sockets.ts';
import { call, sessionOf } from './rig/sessions.ts';
import { makeTarget, makeWorld } from './rig/targets.ts';

await attack('secrets-in-logs', 4, async ({ quick, later, random }) => {
  const lines: string[] = [];
  const database = await createOwnDatabase({ later });
  const site = await startProcess(
    { later },
    {
      file: 'server/src/main.ts',
      environment: { DATABASE_URL: database.url, LIMIT_SCALE: '1000000', LOG_LEVEL: 'trace', ROLE: 'all' },
      onLog: (line) => lines.push(line),
    },
  );
  const asker = createHttpClient(site.origin);
  later(async () => asker.close());

  const canary = (): string => `canary${randomBytes(8).toString('hex')}`;
  const [password, typo, mail, bearer] = [canary(), canary(), `${canary()}@mail.example`, canary()];
  const world = await makeWorld(database);
  const registered = await call(asker, api.register, { body: { username: 'logged-one', password, email: mail } });
  const session = sessionOf(registered);
  const link = await makeLink(database, world.owner);
  const secrets = [password, typo, mail, bearer, session.split('=')[1] ?? '', link.token, world.owner.cookie.slice(8)];
  const [account] = await database.query<{ hash: string }>(
    `SELECT password_hash AS hash FROM accounts WHERE username = 'logged-one'`,
  );
  secrets.push(account?.hash ?? '');
  if (secrets.some((secret) => secret.length < 20)) throw new Error('A canary is missing');

  async function tryEverything(): Promise<void> {
    const headers = { authorization: `Bearer ${bearer}`, cookie: `${session}; other=${bearer}` };
    const twice = { username: 'logged-one', password, email: mail };
    await call(asker, api.login, { body: { username: 'logged-one', password: typo } });
    await call(asker, api.login, { body: { username: typo, password } }, session);
    await call(asker, api.register, { body: twice });
    await call(asker, api.register, { body: { ...twice, username: `other-${randomBytes(4).toString('hex')}` } });
    await asker.ask({
      method: 'POST',
      path: `/api/auth/login?password=${password}`,
      headers,
      body: `{"password":"${password}`,
    });
    for (const path of [
      `/public/${link.token}`,
      `/api/public/${link.token}`,
      `/api/public/${link.token}/live`,
      `/api/user`,
    ])
      await asker.ask({ method: 'GET', path, headers });
    await asker.ask({ method: 'GET', path: `/${password}?token=${link.token}`, headers });
  }

  await tryEverything();
  const names = ['own', 'missing', 'switched off'] as const;
  const targets = await Promise.all(names.map((name) => makeTarget(database, world, name)));
  const [columns, cookies] = [
    ['email', 'password_hash'],
    [session, world.owner.cookie],
  ];
  const dice: FuzzState = { random: random('log'), columns, targets, cookies };
  for (let sent = 0; sent < (quick ? 2_000 : 20_000); sent += 20) {
    await Promise.all(Array.from({ length: 20 }, () => asker.ask(makeRequest(sent % 60 === 0 ? 'odd' : 'bad', dice))));
  }
  await Promise.all(rawRequests.slice(0, 20).map((bytes) => sendRaw(site.origin, bytes)));

  // Cause database errors, because their details contain the affected row.
  await database.query(`ALTER TABLE accounts ADD CONSTRAINT nobody_more CHECK (username !~ '^other-') NOT VALID`);
  await database.query('ALTER TABLE sessions RENAME TO sessions_gone');
  await tryEverything();
  await database.query('ALTER TABLE sessions_gone RENAME TO sessions');
  await tryEverything();
  await database
    .query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    )
    .catch(() => {});
  await tryEverything();

  // The chunks are joined, because a log line may arrive in two of them.
  const log = lines.join('');
  const told = secrets.filter((secret) => log.includes(secret));
  for (const secret of told)
    console.log(`  ! secret in the log: ${lines.find((line) => line.includes(secret))?.slice(0, 400)}`);
  const failures = log.split('"request failed"').length - 1;
  const signIns = ['"login succeeded"', '"login refused"'].filter((words) => log.includes(words)).length;
  return [
    { name: 'kinds of login events logged', found: signIns, is: '=', goal: 2 },
    { name: 'log lines', found: lines.length, is: '>=', goal: 20 },
    { name: 'failures logged', found: failures, is: '>=', goal: 3 },
    { name: 'kinds of secrets searched for', found: secrets.length, is: '>=', goal: 8 },
    { name: 'secrets in the log', found: told.length, is: '=', goal: 0 },
  ];
});
