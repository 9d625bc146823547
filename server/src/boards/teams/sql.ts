import type { MemberRole } from '@upnext/contract/board-rights';
import { limits } from '@upnext/contract/limits';
import type { Kysely, Transaction } from 'kysely';

import { exportPageSize, type ExportRow } from '../../platform/postgres/export-page.ts';
import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';

/** Parameters: $1 creator id, $2 board id. */
export const findOwnBoard = namedQuery<{ id: number }>(
  'find-own-board',
  `SELECT id FROM boards WHERE creator_id = $1 AND id = $2`,
);

export type MemberRow = { id: number; username: string; role: MemberRole; joined_at: Date };

/** Parameters: $1 creator id, $2 board id. */
export const selectMembers = namedQuery<MemberRow>(
  'select-members',
  `SELECT a.id, a.username, m.role, m.joined_at FROM board_members m JOIN accounts a ON a.id = m.account_id
   WHERE m.creator_id = $1 AND m.board_id = $2 ORDER BY m.joined_at, a.id`,
);

export type InviteRow = { id: number; role: MemberRole; created_at: Date; expires_at: Date };

const inviteColumns = 'id, role, created_at, expires_at';

/** Parameters: $1 creator id, $2 board id. */
export const selectInvites = namedQuery<InviteRow>(
  'select-invites',
  `SELECT ${inviteColumns} FROM board_invites WHERE creator_id = $1 AND board_id = $2 AND expires_at > now() ORDER BY id DESC`,
);

/**
 * Parameters: $1 creator id, $2 board id, $3 token hash, $4 role. Deletes expired invitations. Returns no row if the
 * limit on open invitations is reached. The caller must hold the lock on the board.
 */
export const insertInvite = namedQuery<InviteRow>(
  'insert-invite',
  `WITH expired AS (DELETE FROM board_invites WHERE creator_id = $1 AND board_id = $2 AND expires_at <= now())
   INSERT INTO board_invites (creator_id, board_id, token_hash, role, expires_at)
   SELECT $1, $2, $3, $4, now() + interval '${limits.inviteDays} days'
   WHERE NOT EXISTS (
     SELECT FROM board_invites WHERE creator_id = $1 AND board_id = $2 AND expires_at > now()
     OFFSET ${limits.invitesPerBoard - 1} LIMIT 1)
   RETURNING ${inviteColumns}`,
);

/** Parameters: $1 creator id, $2 board id, $3 invitation id. */
export const deleteInvite = namedQuery<never>(
  'delete-invite',
  `DELETE FROM board_invites WHERE creator_id = $1 AND board_id = $2 AND id = $3`,
);

export type OpenInviteRow = {
  creator_id: number;
  board_id: number;
  username: string;
  slug: string | null;
  name: string | null;
  role: MemberRole;
};

/** Parameter: $1 token hash. */
export const findInvite = namedQuery<OpenInviteRow>(
  'find-invite',
  `SELECT i.creator_id, i.board_id, a.username, b.slug, b.name, i.role
   FROM board_invites i JOIN boards b ON b.creator_id = i.creator_id AND b.id = i.board_id JOIN accounts a ON a.id = i.creator_id
   WHERE i.token_hash = $1 AND i.expires_at > now() AND a.suspended_at IS NULL`,
);

/**
 * Parameters: $1 token hash, $2 the accepting account's id. Deleting the invitation consumes it, so only one of two
 * concurrent calls succeeds. An existing member gets the role of the new invitation. The caller must hold the lock on
 * the board, so that the team can't exceed its limit.
 */
export const takeInvite = namedQuery<{ role: MemberRole }>(
  'take-invite',
  `WITH taken AS (
     DELETE FROM board_invites i WHERE i.token_hash = $1 AND i.expires_at > now() AND i.creator_id <> $2
       AND NOT EXISTS (
         SELECT FROM board_members m
         WHERE m.creator_id = i.creator_id AND m.board_id = i.board_id AND m.account_id <> $2
         OFFSET ${limits.membersPerBoard - 1} LIMIT 1)
     RETURNING i.creator_id, i.board_id, i.role)
   INSERT INTO board_members AS m (creator_id, board_id, account_id, role) SELECT creator_id, board_id, $2, role FROM taken
   ON CONFLICT (creator_id, board_id, account_id) DO UPDATE SET role = EXCLUDED.role
   RETURNING m.role`,
);

/** Parameters: $1 creator id, $2 board id, $3 the member's account id, $4 role. */
export const updateMember = namedQuery<{ account_id: number }>(
  'update-member',
  `UPDATE board_members SET role = $4 WHERE creator_id = $1 AND board_id = $2 AND account_id = $3 RETURNING account_id`,
);

export const deleteMember = namedQuery<{ account_id: number }>(
  'delete-member',
  `DELETE FROM board_members WHERE creator_id = $1 AND board_id = $2 AND account_id = $3 RETURNING account_id`,
);

/** Parameters: $1 the member's account id, $2 board id. */
export const deleteMembership = namedQuery<{ account_id: number }>(
  'delete-membership',
  `DELETE FROM board_members WHERE account_id = $1 AND board_id = $2 RETURNING account_id`,
);

/**
 * Deletes the account's memberships and its boards' members and invitations. Invitations are deleted first, so that an
 * invitation that is being accepted has already become a membership when the members are deleted.
 */
export async function deleteTeams(db: Kysely<Tables> | Transaction<Tables>, accountId: number): Promise<void> {
  await db.deleteFrom('board_invites').where('creator_id', '=', accountId).execute();
  await db.deleteFrom('board_members').where('creator_id', '=', accountId).execute();
  await db.deleteFrom('board_members').where('account_id', '=', accountId).execute();
}

type ExportedMembership = ExportRow & { creator: string; board: string | null; role: MemberRole; joined_at: Date };

export const exportMemberships = namedQuery<ExportedMembership>(
  'export-memberships',
  `SELECT m.board_id AS after_id, $2::text AS after_time, o.username AS creator, b.slug AS board, m.role, m.joined_at
   FROM board_members m JOIN boards b ON b.creator_id = m.creator_id AND b.id = m.board_id
   JOIN accounts o ON o.id = m.creator_id
   WHERE m.account_id = $1 AND m.board_id > $3::bigint ORDER BY m.board_id LIMIT ${exportPageSize}`,
);
