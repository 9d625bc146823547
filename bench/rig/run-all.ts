import { spawn } from 'node:child_process';
import path from 'node:path';

type Suite = {
  folder: string;
  all: string[];
  /** What runs when no name is given. */
  usual?: string[];
  /** How the last line of a promise looks that was judged, and what stands for one that broke. */
  lastLine: RegExp;
  broken: string;
};

/** Exit code of a short form that missed only a goal of speed: it runs once more, as the machine may have been busy. */
export const onlySlow = 3;

type Ended = { code: number; text: string };

/** Every promise of a folder, one after the other, each in a process of its own; not zero when one is short. */
export async function runAll({ folder, all, usual = all, lastLine, broken }: Suite): Promise<void> {
  const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
  const unknown = wanted.find((name) => !all.includes(name));
  if (unknown !== undefined) {
    console.error(`"${unknown}" is none of ${all.join(', ')}.`);
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
  // One retry after all others, for a short form that was only slow or ended without a verdict. tools/summary.ts lists
  // the lines that begin with "retried".
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
