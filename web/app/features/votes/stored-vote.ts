import { Id } from '@upnext/contract/fields';
import * as z from 'zod/mini';

import { readStored, removeStored, writeStored } from '../../api/browser-store.ts';

const VoteIntent = z.object({ ideaId: Id, redirectPath: z.string() });

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
  const intent = readStored('voteIntent', VoteIntent);
  if (intent && isSame(intent.redirectPath, here.path)) return intent.ideaId;
  const username = readStored('pendingVoteUsername', z.string());
  if (username === undefined || here.username === undefined || !isSame(username, here.username)) return undefined;
  return readStored('pendingVoteIdeaId', Id);
}

export function forgetStoredVotes(): void {
  removeStored('voteIntent');
  removeStored('pendingVoteIdeaId');
  removeStored('pendingVoteUsername');
}

/** Usernames know no case. */
function isSame(stored: string, here: string): boolean {
  return stored.toLowerCase() === here.toLowerCase();
}
