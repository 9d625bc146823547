import type { Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { Stop } from './operator-command.ts';
import { findExactly, findFrom, type AccountRow } from './sql.ts';

export type Found = AccountRow & { username: string };

const mostDigits = 15;

async function exactly({ pool }: Context, word: string): Promise<AccountRow[]> {
  const number = word.replace(/^id:/, '');
  const isNumber = /^\d+$/.test(number) && number.length <= mostDigits;
  const name = word.startsWith('id:') ? '' : word.replace(/^@/, '');
  return await runNamed(pool, findExactly, [name, isNumber && !word.startsWith('@') ? Number(number) : null]);
}

/** By name, former name, e-mail, number, or by how a name begins. */
export async function findAccounts(context: Context, word: string): Promise<AccountRow[]> {
  const exact = await exactly(context, word);
  if (exact.length > 0) return exact;
  const from = await runNamed(context.pool, findFrom, [word]);
  return from.filter(({ username }) => username?.toLowerCase().startsWith(word.toLowerCase()));
}

/** The one account that is meant. A change must not hit somebody whose name begins alike. */
export async function findAccount(context: Context, word: string | undefined): Promise<Found> {
  if (word === undefined) throw new Stop('Whose? Give a name, an e-mail address or a number.');
  const [found, other] = await exactly(context, word);
  if (!found) throw new Stop(`There is no account "${word}". Try: find ${word}`);
  if (other) throw new Stop(`"${word}" is more than one: write id:${found.id} or id:${other.id}.`);
  if (found.username === null) throw new Stop(`Account ${found.id} was deleted.`);
  return { ...found, username: found.username };
}
