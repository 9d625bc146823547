import { addToIntent, forgetIntent, isExpiring, readIntent, storeIntent } from './intent.ts';
import { fieldsOf, isId, isText } from './stored-shapes.ts';

/** The most votes that wait for a login. Older ones are dropped. */
const longestQueue = 20;

/** A vote that waits for a login, with the board or share link it is cast on. With neither, it's cast on the idea. */
export type StoredVote = { ideaId: number; username?: string; token?: string };

/**
 * Identifies the page of a stored vote: by handle on a creator's board, by path on any other page. The return path is
 * the page that was open.
 */
export type StoredVotePlace = ({ username: string } | { path: string }) & { returnPath: string };

/**
 * Adds a vote to the queue. The specification's keys hold the last one: `pendingVoteIdeaId` and `pendingVoteUsername`
 * on a creator's board, and `voteIntent`, which also holds the queue.
 */
export function storeVote(vote: StoredVote, place: StoredVotePlace): void {
  const { ideaId } = vote;
  // A ballot that waits is cast on the next visit to its round.
  const { ballot } = readStoredIntent();
  const queue = [...readQueue().filter((other) => other.ideaId !== ideaId), vote].slice(-longestQueue);
  storeIntent({
    voteIntent: { ideaId, redirectPath: place.returnPath, queue, ballot },
    ...('username' in place && { pendingVoteIdeaId: ideaId, pendingVoteUsername: place.username }),
  });
}

/** The votes that wait for a login, in the order in which they were tapped. */
export function readQueue(): StoredVote[] {
  const { queue } = readStoredIntent();
  return Array.isArray(queue) ? queue.filter(isStoredVote) : [];
}

/** Call this when the vote for the idea is settled: counted, refused or already cast. */
export function forgetStoredVote(ideaId: number): void {
  const queue = readQueue();
  const rest = queue.filter((vote) => vote.ideaId !== ideaId);
  if (rest.length === queue.length) return;
  const { ballot } = readStoredIntent();
  if (rest.length > 0) addToIntent({ voteIntent: { queue: rest } });
  else if (ballot === undefined) forgetIntent();
  else storeIntent({ voteIntent: { ballot } });
}

/** Includes the ballot that `storeBallot` has stored, in any round. `readStoredBallot` validates it. */
function readStoredIntent() {
  return fieldsOf<{ queue: StoredVote[]; ballot: unknown }>(readIntent('voteIntent', isExpiring));
}

function isStoredVote(value: unknown): value is StoredVote {
  const { ideaId, username = '', token = '' } = fieldsOf<StoredVote>(value);
  return isId(ideaId) && isText(username) && isText(token);
}
