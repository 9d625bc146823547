/**
 * A board is `name` where it is its creator's main one, and `name~word` where it is another: one word for calls, streams,
 * pictures and frames. Its page is /name or /name/word. Apart from the shapes, which need zod.
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

/** What a board is called: the main one by its creator's name alone. */
export function boardTitle(
  username: string,
  board: { slug?: string | null; name?: string | null } | undefined,
): string {
  return board?.slug && board.name ? `${username} · ${board.name}` : username;
}
