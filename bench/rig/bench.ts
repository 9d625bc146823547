import { onlySlow } from './run-all.ts';
import { runToEnd, type Later } from './run-to-end.ts';
import { judge, summary, type Part } from './verdict.ts';

export type Bench = {
  /** A smoke test with fewer and shorter rounds and goals that are half as strict. */
  quick: boolean;
  /** The number of rounds. Each round measures the baseline and the product. */
  rounds: number;
  later: Later;
};

/** Runs one benchmark and prints each result. The last line is the result that is closest to its goal. */
export async function bench(name: string, minutes: number, measure: (bench: Bench) => Promise<Part[]>): Promise<void> {
  const quick = process.argv.includes('--quick');
  await runToEnd(name, minutes, async (later) => {
    const parts = await measure({ quick, rounds: quick ? 2 : 5, later });
    const judged = parts.map((part) => ({ ...judge(part, quick), is: part.is }));
    for (const part of judged) console.log(`  ${part.line}`);
    console.log(summary(name, judged));
    const missed = judged.filter(({ isOk }) => !isOk);
    if (missed.length > 0) process.exitCode = quick && missed.every(({ is }) => is !== 'exactly') ? onlySlow : 1;
  });
}
