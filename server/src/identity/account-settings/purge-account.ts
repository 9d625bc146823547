import type { Context } from '../../context.ts';

/** Removes the remaining rows of a deleted account. Runs in a job and is idempotent. */
export async function purgeAccount(
  { db, lifecycle }: Pick<Context, 'db' | 'lifecycle'>,
  accountId: number,
): Promise<void> {
  for (const { purge } of lifecycle) await purge?.(db, accountId);
}
