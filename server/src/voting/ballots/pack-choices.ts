import type { BallotRefusal } from './sql.ts';

/** A ballot as it arrives, before any check. */
export type RoundBallot = {
  sessionHash: Buffer;
  /** Sorted. */
  ideaIds: number[];
  username: string;
  /** Null for the main board. */
  slug: string | null;
  /** The round's number on its board. */
  number: number;
  /** The host that brought the voter, `direct` or `other`; null if unknown. */
  source: string | null;
};

export type BallotOutcome = { accountId: number | null; refusal: BallotRefusal | null };

/** The parameters of the statement in sql.ts. */
type PackedChoices = [
  sessionHashes: Buffer,
  targetOf: number[],
  ideaIds: string[],
  usernames: string[],
  slugs: (string | null)[],
  numbers: number[],
  sources: (string | null)[],
];

/** Ballots in the same round share one target. PostgreSQL has no arrays of arrays, so ideas are packed as text. */
export function packChoices(ballots: RoundBallot[]): PackedChoices {
  const places = new Map<string, number>();
  const targets: RoundBallot[] = [];
  const targetOf = ballots.map((ballot) => {
    const name = `${ballot.username}~${ballot.slug ?? ''} ${ballot.number}`;
    const place = places.get(name) ?? targets.push(ballot);
    places.set(name, place);
    return place;
  });
  return [
    Buffer.concat(ballots.map(({ sessionHash }) => sessionHash)),
    targetOf,
    ballots.map(({ ideaIds }) => `{${ideaIds.join()}}`),
    targets.map(({ username }) => username),
    targets.map(({ slug }) => slug),
    targets.map(({ number }) => number),
    ballots.map(({ source }) => source),
  ];
}
