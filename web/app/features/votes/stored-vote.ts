import { readStored, removeStored, writeStored } from '../../api/browser-store.ts';
import { fieldsOf, isId, isText } from '../../api/stored-shapes.ts';

type VoteIntent = { ideaId: number; redirectPath: string };

/** Where a vote waits for its voter to log in: on a creator's board by name, elsewhere by path. */
export type WaitingRoom = { username: string } | { path: string };

/** One vote waits at a time: the last one pressed. */
export function storeVote(ideaId: number, room: WaitingRoom): void {
  forgetStoredVotes();
  if ('path' in room) return writeStored('voteIntent', { ideaId, redirectPath: room.path });
  writeStored('pendingVoteIdeaId', ideaId);
  writeStored('pendingVoteUsername', room.username);
}

/** The vote that waits for this page, if any: what was meant for another creator or another path stays where it is. */
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

/** Usernames know no case. */
function isSame(stored: string, here: string): boolean {
  return stored.toLowerCase() === here.toLowerCase();
}
