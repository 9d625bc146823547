/** `npm run check`: all checks that need no database. Takes less than a minute on two cores. */
import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

type Step = { name: string; program: string; args: string[]; folder?: string };
type Outcome = { seconds: string; passed: boolean; output: string };

const repository = path.join(import.meta.dirname, '..');
process.chdir(repository);
const started = performance.now();

const steps: Step[] = [
  { name: 'format', program: 'oxfmt', args: ['--check'] },
  { name: 'lint', program: 'oxlint', args: ['--type-aware'] },
  ...['tsconfig.json', 'web/tsconfig.json', 'e2e/tsconfig.json']
    .filter((file) => existsSync(file))
    .map((file) => ({ name: `types (${file})`, program: 'tsc', args: ['--noEmit', '-p', file] })),
  { name: 'spec coverage', program: process.execPath, args: ['tools/check-coverage.ts'] },
  { name: 'terminology', program: process.execPath, args: ['tools/check-terminology.ts'] },
  { name: 'domains', program: process.execPath, args: ['tools/check-domains.ts'] },
  { name: 'tree', program: process.execPath, args: ['tools/check-tree.ts'] },
  { name: 'dead code', program: 'knip', args: ['--no-config-hints'] },
  { name: 'migrations', program: 'squawk', args: ['--reporter', 'gcc', ...globSync('server/migrations/*.sql')] },
];

let failed = 0;

// This runs first, because lint and type checks read the generated route types.
if (existsSync('web/react-router.config.ts')) {
  const step = { name: 'route types', program: 'react-router', args: ['typegen'], folder: 'web' };
  report(step, await run(step));
}

const waiting = [...steps];
const outcomes = new Map(steps.map((step) => [step, Promise.withResolvers<Outcome>()]));
for (let worker = 0; worker < availableParallelism(); worker += 1) void work();
for (const [step, { promise }] of outcomes) report(step, await promise);

const total = ((performance.now() - started) / 1000).toFixed(1);
console.log(failed === 0 ? `check passed in ${total} s` : `check failed in ${total} s: ${failed} steps failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function work(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) outcomes.get(step)?.resolve(await run(step));
}

function run({ program, args, folder = '.' }: Step): Promise<Outcome> {
  const begun = performance.now();
  const file = path.isAbsolute(program) ? program : path.join(repository, 'node_modules/.bin', program);
  const child = spawn(file, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    const end = (passed: boolean) =>
      resolve({ passed, output, seconds: ((performance.now() - begun) / 1000).toFixed(1) });
    child.on('error', (error) => {
      output += `${error.message}\nRun npm install first.`;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

function report(step: Step, { passed, seconds, output }: Outcome): void {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${seconds.padStart(5)} s  ${step.name}`);
  if (passed) return;
  failed += 1;
  console.log(`${output.trimEnd()}\n`);
}
