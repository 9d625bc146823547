/** `npm run bench [-- name …] [-- --quick]`: every promise of speed, one after the other; not zero when one is short. */
import { spawn } from 'node:child_process';
import path from 'node:path';

const all = ['hot-idea', 'board-read', 'cold-herd', 'streams', 'sign-in-herd', 'page', 'sitemap', 'growth'];
/** Fills gigabytes: only when asked for by name. */
const onDemand = 'growth';

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const unknown = wanted.find((name) => !all.includes(name));
if (unknown !== undefined) {
  console.error(`"${unknown}" is none of ${all.join(', ')}.`);
  process.exit(2);
}

const lastLines: string[] = [];
for (const name of wanted.length > 0 ? wanted : all.filter((one) => one !== onDemand)) {
  const bench = spawn(process.execPath, [path.join(import.meta.dirname, `${name}.ts`), ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  bench.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    process.stdout.write(chunk);
  });
  const code = await new Promise<number>((resolve) => bench.once('close', (ended) => resolve(ended ?? 1)));
  if (code !== 0) process.exitCode = 1;
  const last = text.trimEnd().split('\n').at(-1) ?? '';
  lastLines.push(/ (ok|short)$/.test(last) ? last : `${name} - - - - broken`);
}

console.log(`\n${lastLines.join('\n')}`);
