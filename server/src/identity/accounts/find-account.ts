import type { Context } from '../../context.ts';
import { CommandError } from '../../operator-command.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { findExactly, findFrom, type AccountRow } from './sql.ts';

export type FoundAccount = AccountRow & { username: string };

const mostDigits = 15;

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Formats an account as one line for the operator's terminal. */
export function accountLine(account: AccountRow): string {
  const { id, username, email, role, created_at: created } = account;
  const { verified_at: verified, suspended_at: suspended, deleted_at: deleted } = account;
  const marks = [
    verified && `verified ${dayOf(verified)}`,
    suspended && `suspended ${dayOf(suspended)}`,
    deleted && `deleted ${dayOf(deleted)}`,
  ].filter(Boolean);
  return [`account ${id}`, username ?? '–', role, email ?? '–', `created ${dayOf(created)}`, ...marks].join('  ');
}

async function exactly({ pool }: Context, word: string): Promise<AccountRow[]> {
  const number = word.replace(/^id:/, '');
  const isNumber = /^\d+$/.test(number) && number.length <= mostDigits;
  const name = word.startsWith('id:') ? '' : word.replace(/^@/, '');
  return await runNamed(pool, findExactly, [name, isNumber && !word.startsWith('@') ? Number(number) : null]);
}

/**
 * Finds accounts by username, former username, email or id. If there is no match, finds usernames that begin with the
 * word.
 */
export async function findAccounts(context: Context, word: string): Promise<AccountRow[]> {
  const exact = await exactly(context, word);
  if (exact.length > 0) return exact;
  const from = await runNamed(context.pool, findFrom, [word]);
  return from.filter(({ username }) => username?.toLowerCase().startsWith(word.toLowerCase()));
}

/**
 * For commands that change an account: requires an exact match, so that an account with a similar name isn't changed by
 * mistake.
 */
export async function findAccount(context: Context, word: string | undefined): Promise<FoundAccount> {
  if (word === undefined) throw new CommandError('Missing ACCOUNT: a username, an email address or an id (id:7).');
  const [found, other] = await exactly(context, word);
  if (!found) throw new CommandError(`No account "${word}". Try: find ${word}`);
  if (other) throw new CommandError(`"${word}" matches more than one account. Use id:${found.id} or id:${other.id}.`);
  if (found.username === null) throw new CommandError(`Account ${found.id} was deleted.`);
  return { ...found, username: found.username };
}
