import type { Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { insertSpentNonce } from './sql.ts';

/** Marks a nonce as used. Returns true only the first time. */
export async function spendNonce(context: Context, nonce: Buffer, expiresAt: Date): Promise<boolean> {
  const spent = await runNamed(context.pool, insertSpentNonce, [nonce, expiresAt]);
  return spent.length === 1;
}
