import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { takePoint } from '../sessions/limit-calls.ts';
import { verifyPassword } from './hash-password.ts';
import { selectPasswordHash } from './sql.ts';

/** Before what can't be undone: whoever sits at an open session must know the password too. */
export async function confirmPassword(context: Context, { accountId }: Actor, password: string): Promise<void> {
  const key = String(accountId);
  await takePoint(context, 'passwordChecksPerAccount', key);
  const passwordHash = await selectPasswordHash(context.db, accountId);
  if (!(await verifyPassword(context, passwordHash, password))) throw new Refusal('wrong_password');
  await context.limiters.passwordChecksPerAccount.giveBack(key);
}
