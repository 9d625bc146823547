import { hashPassword } from '../src/identity/accounts/hash-password.ts';
import { hashToken, makeToken } from '../src/platform/token.ts';
import { createCaller, type Caller } from './call.ts';
import type { TestServer } from './start-server.ts';

export type TestAccount = Caller & { id: number; username: string; cookie: string };

let made = 0;

/** Inserts a fan with a session directly into the database. */
export async function makeFan(server: TestServer, username = `fan_${made++}`): Promise<TestAccount> {
  return await makeAccount(server, username, 'audience');
}

/** Inserts a creator with a main board and a session. */
export async function makeCreator(server: TestServer, username = `creator_${made++}`): Promise<TestAccount> {
  const account = await makeAccount(server, username, 'creator');
  await server.query('INSERT INTO boards (creator_id, is_main) VALUES ($1, true)', [account.id]);
  return account;
}

async function makeAccount(server: TestServer, username: string, role: string): Promise<TestAccount> {
  const [row] = await server.query<{ id: number }>(
    'INSERT INTO accounts (username, role) VALUES ($1, $2) RETURNING id',
    [username, role],
  );
  const id = row?.id ?? 0;
  const cookie = await makeSession(server, id);
  return { id, username, cookie, ...createCaller(server.origin, cookie) };
}

/** Gives the account a password, for endpoints that ask for the current password. */
export async function givePassword(server: TestServer, account: TestAccount): Promise<{ password: string }> {
  const password = 'correct horse';
  const hash = await hashPassword(server.context, password);
  await server.query('UPDATE accounts SET password_hash = $2 WHERE id = $1', [account.id, hash]);
  return { password };
}

/** Inserts a session for the account and returns its cookie. */
export async function makeSession(server: TestServer, accountId: number): Promise<string> {
  const token = makeToken();
  await server.query(
    `INSERT INTO sessions (token_hash, account_id, expires_at) VALUES ($1, $2, now() + interval '1 day')`,
    [hashToken(token), accountId],
  );
  return `${server.context.config.https ? '__Host-session' : 'session'}=${token}`;
}
