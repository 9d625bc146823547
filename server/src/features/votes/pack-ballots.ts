/** A vote as it arrives: nothing about it is believed yet. */
export type Ballot = {
  sessionHash: Buffer;
  ideaId: number;
  /** What the path named beside the idea. */
  username: string | null;
  token: string | null;
};

/**
 * A batch as the statement takes it. What thousands vote for at once is named once; their hashes go as one piece of bytes,
 * for an array of them would be written as text and read again.
 */
export function packBallots(ballots: Ballot[]): unknown[] {
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

/** No two targets share one: a path that names nothing differs from one that names an empty token. */
function nameOf({ ideaId, username, token }: Ballot): string {
  return `${ideaId}${username === null ? '' : ` u${username}`}${token === null ? '' : ` t${token}`}`;
}
