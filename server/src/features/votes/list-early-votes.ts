import type { Actor, Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { selectEarlyVotes } from './sql.ts';

/** Which of these ideas were made after the viewer had believed in them: the vote came while they were below place ten. */
export async function listEarlyVotes({ pool }: Context, { accountId }: Actor, ideas: number[]) {
  const rows = await runNamed(pool, selectEarlyVotes, [ideas, accountId]);
  return { ideaIds: rows.map((row) => row.idea_id) };
}
