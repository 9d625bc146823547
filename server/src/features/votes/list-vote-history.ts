import { limits } from '@upnext/contract/limits';
import type { PastVote } from '@upnext/contract/votes';

import type { Actor, Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { describeIdea } from '../chart/describe-idea.ts';
import { selectVoteHistory } from './sql.ts';

/** Everything the viewer voted for that is still published, newest first. The cursor is `<milliseconds>-<idea>`. */
export async function listVoteHistory(context: Context, actor: Actor, cursor: string | undefined) {
  const [milliseconds, ideaId] = (cursor ?? '').split('-');
  const before = new Date(Number(milliseconds || 8.64e15));
  const values = [actor.accountId, Number.isNaN(before.getTime()) ? new Date() : before, Number(ideaId) || 0];
  const rows = await runNamed(context.pool, selectVoteHistory, values);
  const votes: PastVote[] = rows
    .slice(0, limits.explorePerPage)
    .map((row) => ({ votedAt: row.voted_at.toISOString(), idea: describeIdea(row) }));
  const last = votes.at(-1);
  const more = rows.length > limits.explorePerPage && last !== undefined;
  return { votes, nextCursor: more ? `${Date.parse(last.votedAt)}-${last.idea.id}` : null };
}
