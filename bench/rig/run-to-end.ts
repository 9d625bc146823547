/** Registers a cleanup function. Cleanups run in reverse order, even after a failure. */
export type Later = (end: () => Promise<unknown>) => void;

/** Runs `work` and then all cleanups: on success, failure, timeout and interruption. */
export async function runToEnd(name: string, minutes: number, work: (later: Later) => Promise<void>): Promise<void> {
  const ends: (() => Promise<unknown>)[] = [];
  const endAll = async (): Promise<void> => {
    for (const end of ends.splice(0).toReversed()) await end().catch(() => {});
  };
  const giveUp = (why: string): void => {
    console.error(`${name}: ${why}`);
    void endAll().finally(() => process.exit(1));
  };
  // A stuck run must not keep generating load.
  setTimeout(giveUp, minutes * 60_000, `timeout after ${minutes} minutes`).unref();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => giveUp(`stopped by ${signal}`));

  try {
    await work((end) => void ends.push(end));
  } finally {
    await endAll();
  }
}
