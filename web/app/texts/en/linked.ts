/** The page of a share link at /public/:token. */
export const linked = {
  description: 'Vote on what {username} makes next.',
  empty: 'No ideas yet',
  emptyText: 'There’s nothing on this chart right now. Check back soon.',
  votingAs: 'Voting as',
  username: '@{username}',
} as const;
