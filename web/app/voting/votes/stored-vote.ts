import { forgetIntent, readIntent, storeIntent } from '../../api/intent.ts';
import { fieldsOf, isId, isText } from '../../api/stored-shapes.ts';

type VoteIntent = { ideaId: number; redirectPath: string };

/**
 * Identifies the page of a visitor's vote that is stored until login: by handle on a creator's board, by path on any
 * other page.
 */
export type StoredVotePlace = { username: string } | { path: string };

/** Stores only one vote: the last one clicked. */
export function storeVote(ideaId: number, place: StoredVotePlace): void {
  storeIntent(
    'path' in place
      ? { voteIntent: { ideaId, redirectPath: place.path } }
      : { pendingVoteIdeaId: ideaId, pendingVoteUsername: place.username },
  );
}

/** The vote stored for this page, if any. Votes for another creator or path stay stored. */
export function findStoredVote(here: { username?: string; path: string }): number | undefined {
  const intent = readIntent('voteIntent', isVoteIntent);
  if (intent && isSame(intent.redirectPath, here.path)) return intent.ideaId;
  const username = readIntent('pendingVoteUsername', isText);
  if (username === undefined || here.username === undefined || !isSame(username, here.username)) return undefined;
  return readIntent('pendingVoteIdeaId', isId);
}

/** Call this when the vote for the idea is settled: counted, refused or already cast. */
export function forgetStoredVote(ideaId: number): void {
  const stored = readIntent('voteIntent', isVoteIntent)?.ideaId ?? readIntent('pendingVoteIdeaId', isId);
  if (stored === ideaId) forgetIntent();
}

function isVoteIntent(value: unknown): value is VoteIntent {
  const { ideaId, redirectPath } = fieldsOf<VoteIntent>(value);
  return isId(ideaId) && isText(redirectPath);
}

/** Usernames are case-insensitive. */
function isSame(stored: string, here: string): boolean {
  return stored.toLowerCase() === here.toLowerCase();
}
