import type { ClientBase } from 'pg';

import type { AccountIds } from './write-accounts.ts';

const creator = 'frame_perfect_ana';
const moderator = 'teapot418';

const boards = [
  {
    slug: 'podcast',
    name: 'The second-place podcast',
    ideas: ['The run that was one frame too slow', 'My mother explains a glitch', 'Who invented the timer?'],
    suggestions: ['An episode recorded in a queue', 'The history of the pause button'],
    isArchived: false,
  },
  {
    slug: 'winter-marathon',
    name: 'Winter marathon',
    ideas: ['Twelve games, twelve hours, one jumper', 'The audience picks the snacks'],
    suggestions: [],
    isArchived: true,
  },
];

/** Gives one creator two more boards: one with a moderator and an archived one. */
export async function writeMoreBoards(client: ClientBase, ids: AccountIds): Promise<void> {
  const creatorId = ids.get(creator);
  const helperId = ids.get(moderator);
  for (const [at, { slug, name, ideas, suggestions, isArchived }] of boards.entries()) {
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO boards (creator_id, slug, name, place, archived_at, idea_count, pending_count)
       VALUES ($1, $2, $3, $4, CASE WHEN $5 THEN now() END, $6, $7) RETURNING id`,
      [creatorId, slug, name, at + 1, isArchived, ideas.length, suggestions.length],
    );
    const boardId = rows[0]?.id;
    await client.query(`INSERT INTO ideas (creator_id, board_id, title) SELECT $1, $2, unnest($3::text[])`, [
      creatorId,
      boardId,
      ideas,
    ]);
    await client.query(
      `INSERT INTO ideas (creator_id, board_id, title, description, status, suggested_by)
       SELECT $1, $2, unnest($3::text[]), 'I would listen to this twice.', 'pending', $4`,
      [creatorId, boardId, suggestions, helperId],
    );
    if (!isArchived)
      await client.query(
        `INSERT INTO board_members (creator_id, board_id, account_id, role) VALUES ($1, $2, $3, 'moderator')`,
        [creatorId, boardId, helperId],
      );
  }
}
