import { limits } from '@upnext/contract/limits';
import type { PastVote } from '@upnext/contract/votes';

import type { Actor, Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { describeIdea } from '../chart/describe-idea.ts';
import { selectVoteHistory } from './sql.ts';

/** Everything the viewer voted for that is still published, newest first. The cursor is `<milliseconds>-<idea>`. */
export async function listVoteHistory(context: Context, actor: Actor, cursor: string | undefined) {
  const [milliseconds, ideaId] = (cursor ?? '8640000000000000-0').split('-').map(Number);
  const rows = await runNamed(context.pool, selectVoteHistory, [actor.accountId, new Date(milliseconds ?? 0), ideaId]);
  const votes: PastVote[] = rows
    .slice(0, limits.explorePerPage)
    .map((row) => ({ votedAt: row.voted_at.toISOString(), idea: describeIdea(row), wasEarly: row.was_early }));
  const last = votes.at(-1);
  const more = rows.length > limits.explorePerPage && last !== undefined;
  return { votes, nextCursor: more ? `${Date.parse(last.votedAt)}-${last.idea.id}` : null };
}
