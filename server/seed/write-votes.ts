import type { ClientBase } from 'pg';

import { isoTime } from './demo-clock.ts';
import type { AccountIds } from './write-accounts.ts';
import type { WrittenBoard } from './write-boards.ts';
import type { IdeaIds } from './write-ideas.ts';

export async function writeVotes(
  client: ClientBase,
  boards: readonly WrittenBoard[],
  ids: AccountIds,
  ideaIds: IdeaIds,
): Promise<number> {
  const rows = boards.flatMap(({ creatorId, ideas }) =>
    ideas.flatMap((idea) =>
      idea.votes.map(({ fan, at }) => ({ creatorId, ideaId: ideaIds.get(idea)!, accountId: ids.get(fan)!, at })),
    ),
  );
  const { rowCount } = await client.query(
    `INSERT INTO votes (creator_id, idea_id, account_id, voted_at)
     SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::timestamptz[])`,
    [
      rows.map(({ creatorId }) => creatorId),
      rows.map(({ ideaId }) => ideaId),
      rows.map(({ accountId }) => accountId),
      rows.map(({ at }) => isoTime(at)),
    ],
  );
  return rowCount ?? 0;
}
