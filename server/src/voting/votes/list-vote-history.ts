import { limits } from '@upnext/contract/limits';
import type { PastVote } from '@upnext/contract/voting/votes';

import { describeIdea } from '../../boards/chart/describe-idea.ts';
import type { Actor, Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { selectVoteHistory } from './sql.ts';

const fromTheNewest = `${'9'.repeat(16)}-0`;

/**
 * The ideas that the viewer voted for and that are still published, newest vote first. The cursor is
 * `<microseconds>-<idea id>`.
 */
export async function listVoteHistory(context: Context, actor: Actor, cursor = fromTheNewest) {
  const rows = await runNamed(context.pool, selectVoteHistory, [actor.accountId, ...cursor.split('-')]);
  const shown = rows.slice(0, limits.explorePerPage);
  const votes: PastVote[] = shown.map((row) => ({
    votedAt: row.voted_at.toISOString(),
    idea: describeIdea(row),
    wasEarly: row.was_early,
  }));
  const last = shown.at(-1);
  return { votes, nextCursor: last && rows.length > shown.length ? `${last.microseconds}-${last.id}` : null };
}
