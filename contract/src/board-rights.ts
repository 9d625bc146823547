/** What somebody may do on a board. Which endpoint asks for which is said by the endpoint: `right`. */
export type BoardRight = 'review' | 'edit' | 'own';

/** Owner is whose board it is; the others were invited. */
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
