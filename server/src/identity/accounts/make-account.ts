import type { Insertable, Transaction } from 'kysely';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { violatedConstraint } from '../../platform/postgres/read-failure.ts';
import type { Tables } from '../../tables.ts';
import { refuseLookalike } from './refuse-lookalike.ts';
import { insertAccount } from './sql.ts';

export async function makeAccount(
  { lifecycle }: Context,
  transaction: Transaction<Tables>,
  account: Insertable<Tables['accounts']>,
  timeZone: string | undefined,
): Promise<number> {
  if (account.username) await refuseLookalike(transaction, account.username);
  try {
    const { id } = await insertAccount(transaction, account);
    if (account.role === 'creator')
      for (const hooks of lifecycle) await hooks.onBecomeCreator?.(transaction, id, timeZone);
    return id;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'accounts_username_key') throw new Refusal('username_taken');
    if (constraint === 'accounts_email_key') throw new Refusal('email_taken');
    throw error;
  }
}
