/** A permission on a board. An endpoint declares the permission that it requires in its `right` field. */
export type BoardRight = 'review' | 'edit' | 'own';

/** The roles that team members can be invited with. A board's creator has the role `owner`. */
export const memberRoles = ['editor', 'moderator'] as const;
export type MemberRole = (typeof memberRoles)[number];
export type BoardRole = 'owner' | MemberRole;

const rights: Record<BoardRole, readonly BoardRight[]> = {
  owner: ['review', 'edit', 'own'],
  editor: ['review', 'edit'],
  moderator: ['review'],
};

export function mayDo(role: BoardRole, right: BoardRight): boolean {
  return rights[role].includes(right);
}
