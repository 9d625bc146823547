import { spawn } from 'node:child_process';
import path from 'node:path';

type Suite = {
  folder: string;
  all: string[];
  /** The scripts that run by default. */
  usual?: string[];
  /** `lastLine` matches the result line of a run, and `broken` is printed for a run without a result. */
  lastLine: RegExp;
  broken: string;
};

/** Exit code of a --quick run that missed only a speed goal. It is retried once, because the machine may be busy. */
export const onlySlow = 3;

type Ended = { code: number; text: string };

/**
 * Runs a folder's scripts one by one, each in its own process. The exit code is nonzero if any of them misses a goal.
 */
export async function runAll({ folder, all, usual = all, lastLine, broken }: Suite): Promise<void> {
  const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
  const unknown = wanted.find((name) => !all.includes(name));
  if (unknown !== undefined) {
    console.error(`Unknown name "${unknown}". Known names: ${all.join(', ')}.`);
    process.exit(2);
  }

  const names = wanted.length > 0 ? wanted : usual;
  const ended = new Map<string, Ended>();
  const runThese = async (these: string[]): Promise<void> => {
    for (const name of these) {
      const startedAt = performance.now();
      ended.set(name, await runOne(path.join(folder, `${name}.ts`), flags));
      console.log(`  ${name} took ${Math.round((performance.now() - startedAt) / 1_000)} s`);
    }
  };
  await runThese(names);
  const verdictOf = (name: string): string | undefined => {
    const last = ended.get(name)?.text.trimEnd().split('\n').at(-1) ?? '';
    return lastLine.test(last) ? last : undefined;
  };
  // A --quick run that missed only speed goals or ended without a result is retried after all others. tools/summary.ts
  // lists the lines that begin with "retried".
  const retried = names.filter((name) => {
    const code = ended.get(name)?.code;
    return code === onlySlow || (code !== 0 && flags.includes('--quick') && verdictOf(name) === undefined);
  });
  await runThese(retried);
  for (const name of retried) console.log(`retried: ${path.basename(folder)} ${name}`);

  if ([...ended.values()].some(({ code }) => code !== 0)) process.exitCode = 1;
  console.log(`\n${names.map((name) => verdictOf(name) ?? `${name} ${broken}`).join('\n')}`);
}

async function runOne(file: string, flags: string[]): Promise<Ended> {
  const one = spawn(process.execPath, [file, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  one.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    process.stdout.write(chunk);
  });
  return { code: await new Promise((resolve) => one.once('close', (ended) => resolve(ended ?? 1))), text };
}
