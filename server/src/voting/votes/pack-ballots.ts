import type { BatchRow, VoteRefusal } from './sql.ts';

/** A vote as it arrives, before any check. */
export type Ballot = {
  sessionHash: Buffer;
  ideaId: number;
  /** The username in the path; null if the path has none. */
  username: string | null;
  token: string | null;
};

/** The parameters of the vote statements in sql.ts. */
export type PackedBallots = [
  sessionHashes: Buffer,
  targetOf: number[],
  ideaIds: number[],
  usernames: (string | null)[],
  tokens: (string | null)[],
];

export type VoteOutcome = {
  accountId: number | null;
  refusal: VoteRefusal | null;
  creatorId: number | null;
  boardId: number | null;
  votes: number | null;
  version: number | null;
};

/**
 * Ballots for the same idea share one target. The session hashes are sent as one bytea, because pg writes an array of
 * them as text, which PostgreSQL has to parse.
 */
export function packBallots(ballots: Ballot[]): PackedBallots {
  const numbers = new Map<string, number>();
  const targets: Ballot[] = [];
  const targetOf = ballots.map((ballot) => {
    const name = nameOf(ballot);
    let number = numbers.get(name);
    if (number === undefined) {
      number = targets.push(ballot);
      numbers.set(name, number);
    }
    return number;
  });
  return [
    Buffer.concat(ballots.map(({ sessionHash }) => sessionHash)),
    targetOf,
    targets.map(({ ideaId }) => ideaId),
    targets.map(({ username }) => username),
    targets.map(({ token }) => token),
  ];
}

/** The outcome of each ballot, in the order in which they were packed. */
export function unpackOutcomes([, targetOf]: PackedBallots, { accounts, refusals, targets }: BatchRow): VoteOutcome[] {
  return targetOf.map((target, place) => {
    const [creatorId, boardId, votes, version] = targets[target - 1] ?? [null, null, null, null];
    const accountId = accounts[place] ?? null;
    return { accountId, refusal: refusals?.[place + 1] ?? null, creatorId, boardId, votes, version };
  });
}

/** Returns a key that is unique per target. A missing token and an empty token are different targets. */
function nameOf({ ideaId, username, token }: Ballot): string {
  return `${ideaId}${username === null ? '' : ` u${username}`}${token === null ? '' : ` t${token}`}`;
}
