import type { Context } from '../../context.ts';

/** Removes what a deleted account left behind. Runs in a job and can be repeated. */
export async function purgeAccount(
  { db, lifecycle }: Pick<Context, 'db' | 'lifecycle'>,
  accountId: number,
): Promise<void> {
  for (const { purge } of lifecycle) await purge?.(db, accountId);
}
