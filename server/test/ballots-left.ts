/**
 * Returns the votes that must be stored after these acknowledged votes (+1) and withdrawals (-1), in order. A vote that
 * is listed twice was counted twice.
 */
export function ballotsLeft(changes: { vote: string; change: number }[]): string[] {
  const left = Object.entries(Object.groupBy(changes, ({ vote }) => vote)).flatMap(([vote, of = []]) => {
    const stored = of.reduce((sum, { change }) => sum + change, 0);
    if (stored < 0) throw new Error(`the vote ${vote} was withdrawn more often than cast`);
    return Array<string>(stored).fill(vote);
  });
  return left.toSorted();
}
