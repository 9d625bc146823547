import { hash, randomBytes } from 'node:crypto';

import type { OwnDatabase } from '../../bench/rig/own-database.ts';
import { makePerson, type Person } from './people.ts';

/** Creates a team member of a creator's main board. */
export async function makeMember(
  database: OwnDatabase,
  creator: Person,
  role: 'editor' | 'moderator',
): Promise<Person> {
  const member = await makePerson(database, 'audience', role);
  await database.query('INSERT INTO board_members (creator_id, board_id, account_id, role) VALUES ($1, $2, $3, $4)', [
    creator.id,
    creator.boardId,
    member.id,
    role,
  ]);
  return member;
}

/** Creates an invitation to the main board and returns its token. */
export async function makeInvite({ query }: OwnDatabase, { id, boardId }: Person, ends: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await query(
    `INSERT INTO board_invites (creator_id, board_id, token_hash, role, expires_at)
     VALUES ($1, $2, $3, 'editor', now() + $4::interval)`,
    [id, boardId, hash('sha256', token, 'buffer'), ends],
  );
  return token;
}
