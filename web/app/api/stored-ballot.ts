import { addToIntent, forgetIntent, isExpiring, readIntent, storeIntent } from './intent.ts';
import { fieldsOf, isId, isIdList, isText } from './stored-shapes.ts';
import { readQueue } from './stored-votes.ts';

/** A vote in a round that waits for a login. */
export type StoredBallot = {
  /** The handle of the board. */
  username: string;
  number: number;
  ideaIds: number[];
  /** The host that the visitor came from, which a login through a provider would replace. */
  host?: string;
};

/** Stores a ballot. The vote sheet shows the idea that was tapped last, and the login returns to `returnPath`. */
export function storeBallot(ballot: StoredBallot, tappedId: number, returnPath: string): void {
  // Votes that wait on a board are cast on the next visit to it.
  const queue = readQueue();
  storeIntent({ voteIntent: { ideaId: tappedId, redirectPath: returnPath, queue, ballot } });
}

/** The ballot that waits for a login in this round. */
export function readStoredBallot(handle: string, number: number): StoredBallot | undefined {
  const { ballot } = fieldsOf<{ ballot: StoredBallot }>(readIntent('voteIntent', isExpiring));
  const { username, number: stored, ideaIds, host } = fieldsOf<StoredBallot>(ballot);
  if (!isText(username) || !isId(stored) || !isIdList(ideaIds)) return undefined;
  const isHere = stored === number && username.toLowerCase() === handle.toLowerCase();
  return isHere ? { username, number: stored, ideaIds, ...(isText(host) && { host }) } : undefined;
}

/** Call this when the ballot is counted or refused. */
export function forgetStoredBallot(): void {
  if (readQueue().length === 0) forgetIntent();
  else addToIntent({ voteIntent: { ballot: undefined } });
}
