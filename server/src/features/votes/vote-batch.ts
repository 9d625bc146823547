import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { isLockConflict } from '../../platform/postgres/read-failure.ts';
import { insertVotes, type VoteOutcome } from './sql.ts';

/** A vote as it arrives: nothing about it is believed yet. */
export type Ballot = {
  sessionHash: Buffer;
  ideaId: number;
  /** What the path named beside the idea. */
  username: string | null;
  token: string | null;
};

type Waiting = { ballot: Ballot; resolve: (outcome: VoteOutcome) => void; reject: (error: unknown) => void };

export type VoteBatch = { cast: (ballot: Ballot) => Promise<VoteOutcome> };

const mostPerBatch = 500;
const mostWaiting = 5_000;

/**
 * Votes that arrive together commit together: a batch is whatever came in while the last one was being written. There is
 * no timer; an idle process writes at once. Everyone is answered after the commit.
 */
export function createVoteBatch(context: Context): VoteBatch {
  let waiting: Waiting[] = [];
  let writing = false;

  async function writeAll(): Promise<void> {
    writing = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostPerBatch);
      waiting = waiting.slice(mostPerBatch);
      try {
        const outcomes = await write(
          context,
          batch.map(({ ballot }) => ballot),
        );
        batch.forEach(({ resolve, reject }, place) => {
          const outcome = outcomes[place];
          if (outcome) resolve(outcome);
          else reject(new Error('The batch lost a vote'));
        });
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    writing = false;
  }

  return {
    cast(ballot) {
      if (waiting.length >= mostWaiting) return Promise.reject(new Refusal('busy', { retryAfterSeconds: 1 }));
      return new Promise((resolve, reject) => {
        waiting.push({ ballot, resolve, reject });
        if (!writing) void writeAll();
      });
    },
  };
}

async function write(context: Context, ballots: Ballot[]): Promise<VoteOutcome[]> {
  const values = [
    ballots.map(({ sessionHash }) => sessionHash),
    ballots.map(({ ideaId }) => ideaId),
    ballots.map(({ username }) => username),
    ballots.map(({ token }) => token),
  ];
  try {
    return await runNamed(context.pool, insertVotes, values);
  } catch (error) {
    if (!isLockConflict(error)) throw error;
    return await runNamed(context.pool, insertVotes, values);
  }
}
