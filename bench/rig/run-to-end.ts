/** What was started is ended in reverse order, whatever happens. */
export type Later = (end: () => Promise<unknown>) => void;

/** Runs a promise's work and ends everything it started: when it is done, fails, takes too long or is interrupted. */
export async function runToEnd(name: string, minutes: number, work: (later: Later) => Promise<void>): Promise<void> {
  const ends: (() => Promise<unknown>)[] = [];
  const endAll = async (): Promise<void> => {
    for (const end of ends.splice(0).toReversed()) await end().catch(() => {});
  };
  const giveUp = (why: string): void => {
    console.error(`${name}: ${why}`);
    void endAll().finally(() => process.exit(1));
  };
  // Load that runs on by itself is worse than none.
  setTimeout(giveUp, minutes * 60_000, `not done after ${minutes} minutes`).unref();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => giveUp(signal));

  try {
    await work((end) => void ends.push(end));
  } finally {
    await endAll();
  }
}
