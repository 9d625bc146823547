/**
 * `npm run dev [-- --inspect]`: runs the server and restarts it when its code changes; Vite updates the pages itself.
 *
 * `node --watch` can't do this. It watches every imported file, including the temporary config that Vite writes and
 * deletes at each start, so it restarts in a loop. On Linux it also stops watching a file that an editor has replaced by renaming.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { watch } from 'chokidar';

/**
 * Switching branches or formatting changes many files within a few milliseconds, which should cause only one restart.
 */
const debounceMs = 100;

process.chdir(path.join(import.meta.dirname, '..'));
let restarting = false;
let ending = false;
let timer: NodeJS.Timeout | undefined;
let server = start();

const watcher = watch(['server/src', 'contract/src'], {
  ignoreInitial: true,
  ignored: (file, stats) => stats?.isFile() === true && !/(?<!\.test)\.ts$/.test(file),
});
watcher.on('all', (_event, file) => {
  clearTimeout(timer);
  timer = setTimeout(() => void restart(file), debounceMs);
});

function start(): ChildProcess {
  const child = spawn(process.execPath, [...process.argv.slice(2), 'server/src/main.ts'], { stdio: 'inherit' });
  child.on('exit', (code) => {
    if (restarting || ending) return;
    console.error(`The server exited with code ${code}. It starts again when server or contract code changes.`);
  });
  return child;
}

async function restart(file: string): Promise<void> {
  // The new process hasn't read its files yet, so it will see this change too.
  if (restarting) return;
  restarting = true;
  console.log(`${file} changed: restarting`);
  await stop();
  if (ending) return;
  server = start();
  restarting = false;
}

async function stop(): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  await exited;
}

async function end(): Promise<void> {
  ending = true;
  await watcher.close();
  await stop();
  process.exit();
}

process.on('SIGINT', () => void end());
process.on('SIGTERM', () => void end());
