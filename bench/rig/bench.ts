import { judge, summary, type Part } from './verdict.ts';

export type Bench = {
  /** A smoke test: fewer rounds, shorter ones, goals lowered by half. */
  quick: boolean;
  /** How often floor and product take turns. */
  rounds: number;
  /** What was started is ended in reverse order, whatever happens. */
  later: (end: () => Promise<unknown>) => void;
};

/** Runs one promise of speed, prints each of its parts and, as the last line, the one that is closest to its goal. */
export async function bench(name: string, minutes: number, measure: (bench: Bench) => Promise<Part[]>): Promise<void> {
  const quick = process.argv.includes('--quick');
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
    const parts = await measure({ quick, rounds: quick ? 2 : 5, later: (end) => void ends.push(end) });
    const judged = parts.map((part) => judge(part, quick));
    for (const part of judged) console.log(`  ${part.line}`);
    console.log(summary(name, judged));
    if (judged.some(({ isOk }) => !isOk)) process.exitCode = 1;
  } finally {
    await endAll();
  }
}
