import { readStored, removeStored, writeStored } from '../../api/browser-store.ts';
import { fieldsOf, isId, isText } from '../../api/stored-shapes.ts';

type VoteIntent = { ideaId: number; redirectPath: string };

/**
 * Identifies the page of a visitor's vote that is stored until login: by handle on a creator's board, by path on any
 * other page.
 */
export type StoredVotePlace = { username: string } | { path: string };

/** Stores only one vote: the last one clicked. */
export function storeVote(ideaId: number, place: StoredVotePlace): void {
  forgetStoredVotes();
  if ('path' in place) return writeStored('voteIntent', { ideaId, redirectPath: place.path });
  writeStored('pendingVoteIdeaId', ideaId);
  writeStored('pendingVoteUsername', place.username);
}

/** The vote stored for this page, if any. Votes for another creator or path stay stored. */
export function findStoredVote(here: { username?: string; path: string }): number | undefined {
  const intent = readStored('voteIntent', isVoteIntent);
  if (intent && isSame(intent.redirectPath, here.path)) return intent.ideaId;
  const username = readStored('pendingVoteUsername', isText);
  if (username === undefined || here.username === undefined || !isSame(username, here.username)) return undefined;
  return readStored('pendingVoteIdeaId', isId);
}

export function forgetStoredVotes(): void {
  removeStored('voteIntent');
  removeStored('pendingVoteIdeaId');
  removeStored('pendingVoteUsername');
}

function isVoteIntent(value: unknown): value is VoteIntent {
  const { ideaId, redirectPath } = fieldsOf<VoteIntent>(value);
  return isId(ideaId) && isText(redirectPath);
}

/** Usernames are case-insensitive. */
function isSame(stored: string, here: string): boolean {
  return stored.toLowerCase() === here.toLowerCase();
}
