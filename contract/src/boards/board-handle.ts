/**
 * A handle identifies a board in API calls, streams, images and embeds: `username` for the creator's main board,
 * `username~slug` for any other. The board's page is /username or /username/slug. This module is separate from the
 * schemas in board-address.ts, so that importing it does not load zod.
 */
export function handleOf(username: string, slug: string | null | undefined): string {
  return slug ? `${username}~${slug}` : username;
}

export function splitHandle(handle: string): { username: string; slug: string | null } {
  const [username = '', slug = null] = handle.split('~', 2);
  return { username, slug: slug && slug.toLowerCase() };
}

export function boardPath(username: string, slug: string | null | undefined): string {
  return slug ? `/${username}/${slug}` : `/${username}`;
}

/** The path of an idea's page. The idea must be on this board. */
export function ideaPath(username: string, slug: string | null | undefined, ideaId: number): string {
  return `${boardPath(username, slug)}/idea/${ideaId}`;
}

/** The path of a round's page, or without a number of the list of rounds. */
export function roundPath(username: string, slug: string | null | undefined, number?: number): string {
  return `${boardPath(username, slug)}/rounds${number === undefined ? '' : `/${number}`}`;
}

/** The name that pages show for a creator. */
export function nameOf({
  displayName,
  username,
}: {
  displayName?: string | null | undefined;
  username: string;
}): string {
  return displayName ?? username;
}

/** A board's display title. For the main board, it is just the creator's name. */
export function boardTitle(
  username: string,
  board: { slug?: string | null; name?: string | null } | undefined,
): string {
  return board?.slug && board.name ? `${username} · ${board.name}` : username;
}
