import type { TestAccount } from './make-account.ts';
import type { TestServer } from './start-server.ts';

type Wanted = { title?: string; status?: 'approved' | 'pending'; suggestedBy?: number };

let made = 0;

/** Inserts an idea on a creator's main board and updates the board's counts. */
export async function makeIdea(
  server: TestServer,
  creator: TestAccount,
  { title = `Idea ${made++}`, status = 'approved', suggestedBy }: Wanted = {},
): Promise<number> {
  const [row] = await server.query<{ id: number }>(
    `WITH board AS (
       UPDATE boards SET version = version + 1, idea_count = idea_count + ($3 = 'approved')::int,
         pending_count = pending_count + ($3 = 'pending')::int
       WHERE creator_id = $1 AND is_main RETURNING id)
     INSERT INTO ideas (creator_id, board_id, title, status, suggested_by)
     SELECT $1, id, $2, $3::idea_status, $4 FROM board RETURNING id`,
    [creator.id, title, status, suggestedBy ?? null],
  );
  return row?.id ?? 0;
}

export async function makeIdeas(server: TestServer, creator: TestAccount, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index++) ids.push(await makeIdea(server, creator));
  return ids;
}
