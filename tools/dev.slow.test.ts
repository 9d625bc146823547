/** Runs `npm run dev` in a copy of the tree, so that the edits below don't touch the developer's files. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { expect, onTestFailed, onTestFinished, test } from 'vitest';

import { startServer } from '../server/test/start-server.ts';
import { copyTree, linkPackages } from './copy-version.ts';

type HotMessage = { type: string; event?: string; updates?: { path: string }[] };

const component = 'app/ui/button.tsx';
const slow = { timeout: 120_000 };
const { context } = await startServer();

test('npm run dev restarts the server once per change to server or contract code and updates components in place', async () => {
  const folder = copyOfTree();
  const { origin, output } = await startDev(folder);
  const starts = () => output().split('Upnext is ready at').length - 1;
  await expect.poll(starts, slow).toBe(1);
  // The server closes connections after 15 s without data, and Vite's first page may take longer on a busy machine.
  await expect.poll(() => statusOf(origin), slow).toBe(200);
  await setTimeout(20_000);
  expect(starts()).toBe(1);

  const messages = await followHotUpdates(origin);
  appendFileSync(path.join(folder, 'web', component), '// edited\n');
  await expect.poll(() => updatedPaths(messages), slow).toContain(`/${component}`);
  expect(starts()).toBe(1);

  appendFileSync(path.join(folder, 'server/src/main.ts'), `console.log('edited server code');\n`);
  await expect.poll(output, slow).toContain('edited server code');
  // The logger and console.log write independently, so the order varies.
  await expect.poll(starts, slow).toBe(2);
  // React Router sends one message per changed file. The restart closed the socket, so no more messages follow.
  expect(messages.filter(({ event }) => event === 'react-router:hmr')).toHaveLength(1);
  expect(new Set(updatedPaths(messages))).toEqual(new Set([`/${component}`]));
  expect(messages.filter(({ type }) => type === 'full-reload')).toEqual([]);

  // The file is replaced twice, because a watcher that follows the inode instead of the path misses the second change.
  for (const expected of [3, 4]) {
    replaceFile(path.join(folder, 'contract/src/api.ts'));
    await expect.poll(starts, slow).toBe(expected);
  }
  await setTimeout(5_000);
  expect(starts()).toBe(4);
  expect(output()).not.toContain('The server exited');
}, 400_000);

test('npm run dev starts the server again after a syntax error is fixed', async () => {
  const folder = copyOfTree();
  const { output } = await startDev(folder);
  await expect.poll(output, slow).toContain('Upnext is ready at');
  const file = path.join(folder, 'server/src/routes.ts');
  copyFileSync(file, `${file}.good`);
  appendFileSync(file, 'const = 1;\n');
  await expect.poll(output, slow).toContain('The server exited with code 1');
  renameSync(`${file}.good`, file);
  await expect.poll(() => output().split('Upnext is ready at').length - 1, slow).toBe(2);
}, 400_000);

function copyOfTree(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'upnext-dev-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  copyTree(folder);
  linkPackages(folder);
  return folder;
}

async function startDev(folder: string): Promise<{ origin: string; output: () => string }> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const { databaseUrl, redisUrl } = context.config;
  const { PATH, HOME } = process.env;
  const dev = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    env: { PATH, HOME, PORT: `${port}`, BASE_URL: origin, DATABASE_URL: databaseUrl, REDIS_URL: redisUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that npm, its shell, tools/dev.ts and the server stop together.
    detached: true,
  });
  let text = '';
  dev.stdout.on('data', (chunk) => (text += chunk));
  dev.stderr.on('data', (chunk) => (text += chunk));
  const closed = once(dev, 'close');
  onTestFailed(() => console.error(`npm run dev printed:\n${text}`));
  onTestFinished(async () => {
    if (dev.pid) process.kill(-dev.pid, 'SIGTERM');
    await closed;
  });
  return { origin, output: () => text };
}

/** Loads the component and connects to Vite's HMR socket, like a browser. */
async function followHotUpdates(origin: string): Promise<HotMessage[]> {
  await expect.poll(() => statusOf(`${origin}/${component}`), slow).toBe(200);
  const messages: HotMessage[] = [];
  const socket = new WebSocket(origin.replace('http', 'ws'), 'vite-hmr');
  socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data)) as HotMessage));
  onTestFinished(() => socket.close());
  await expect.poll(() => messages, slow).toContainEqual({ type: 'connected' });
  return messages;
}

async function statusOf(url: string): Promise<number | undefined> {
  const response = await fetch(url).catch(() => undefined);
  return response?.status;
}

function updatedPaths(messages: HotMessage[]): string[] {
  return messages.flatMap(({ updates = [] }) => updates.map((update) => update.path));
}

/** Saves a file as many editors do: writes a new file and renames it over the old one. */
function replaceFile(file: string): void {
  copyFileSync(file, `${file}.new`);
  renameSync(`${file}.new`, file);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
