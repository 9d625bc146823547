import type { BallotRefusal } from './sql.ts';

/** What a voter has chosen, before any check. */
export type Choice = {
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

export type RoundBallot = Choice & { sessionHash: Buffer };

export type BallotOutcome = { accountId: number | null; refusal: BallotRefusal | null };

/** The parameters of the statements in sql.ts, without the first one. */
type PackedChoices = [
  targetOf: number[],
  ideaIds: string[],
  usernames: string[],
  slugs: (string | null)[],
  numbers: number[],
  sources: (string | null)[],
];

/** Ballots in the same round share one target. PostgreSQL has no arrays of arrays, so ideas are packed as text. */
export function packChoices(ballots: Choice[]): PackedChoices {
  const places = new Map<string, number>();
  const targets: Choice[] = [];
  const targetOf = ballots.map((ballot) => {
    const name = `${ballot.username}~${ballot.slug ?? ''} ${ballot.number}`;
    const place = places.get(name) ?? targets.push(ballot);
    places.set(name, place);
    return place;
  });
  return [
    targetOf,
    ballots.map(({ ideaIds }) => `{${ideaIds.join()}}`),
    targets.map(({ username }) => username),
    targets.map(({ slug }) => slug),
    targets.map(({ number }) => number),
    ballots.map(({ source }) => source),
  ];
}
