import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Owner } from './services-folder.ts';

export type PrivateServer = {
  name: string;
  address: string;
  runningPid: () => number | undefined;
  start: () => Promise<string>;
  stop: () => Promise<string>;
};

/**
 * The process of a pid file, if it is the one that was started for this folder. Both servers make their data folder
 * their working folder; after a crash the number in the file may belong to anybody, even to another clone's server.
 */
export function pidOf(pidFile: string, folder: string): number | undefined {
  const pid = writtenPid(pidFile);
  return pid && workingFolder(pid) === realpathSync(folder) ? pid : undefined;
}

/** A pid file that says nothing, or whose number some program has; ask only when pidOf knows that it is not ours. */
export function isMisleading(pidFile: string): boolean {
  if (!existsSync(pidFile)) return false;
  const pid = writtenPid(pidFile);
  try {
    return pid === undefined || process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function writtenPid(pidFile: string): number | undefined {
  if (!existsSync(pidFile)) return undefined;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  return pid > 0 ? pid : undefined;
}

function workingFolder(pid: number): string | undefined {
  if (process.platform === 'linux') {
    try {
      return readlinkSync(`/proc/${pid}/cwd`);
    } catch {
      return undefined;
    }
  }
  const found = spawnSync('lsof', ['-a', '-d', 'cwd', '-Fn', '-p', String(pid)], { encoding: 'utf8' });
  return found.stdout?.match(/^n(.*)$/m)?.[1];
}

/** Runs to the end as the owner; a failure carries what the program said, and what it added to its log. */
export function run(
  program: string,
  args: string[],
  owner: Owner,
  more: { input?: string; log?: string; env?: object } = {},
) {
  const env = { ...process.env, ...more.env };
  const earlier = more.log && existsSync(more.log) ? readFileSync(more.log, 'utf8').length : 0;
  const result = spawnSync(program, args, { ...owner, env, cwd: '/', input: more.input ?? '', encoding: 'utf8' });
  if (result.status === 0) return result.stdout;
  const log = more.log && existsSync(more.log) ? readFileSync(more.log, 'utf8').slice(earlier) : '';
  const said = [result.error?.message, result.stdout, result.stderr, log].filter(Boolean).join('\n');
  throw new Error(`${program} ${args.join(' ')} failed.\n${said}`);
}

export function inPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file));
}

/** Only loopback: a URL that points elsewhere names a database that is not ours to start. */
export function localPort(name: string, url: string, defaultPort: number): number {
  const { hostname, port } = new URL(url);
  if (!['127.0.0.1', 'localhost'].includes(hostname)) {
    throw new Error(`${name} points to ${hostname}: services only starts what listens on 127.0.0.1.`);
  }
  return Number(port) || defaultPort;
}

/** Starting beside a stranger on the same port would look like success and test the wrong server. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  // One that was killed a moment ago may still be letting go of it.
  for (let attempt = 1; await answers(port); attempt++) {
    if (attempt === 20) {
      throw new Error(`Port ${port} is taken by a program that was not started here. Set ${variable} to another port.`);
    }
    await sleep(50);
  }
}

export async function waitFor(what: string, isDone: () => boolean | Promise<boolean>, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error(`Waited ${seconds} s in vain: ${what}.`);
    await sleep(50);
  }
}

/** True if something listens there and, when given something to say, replies to it. */
export function answers(port: number, say?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    const end = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(1000, () => end(false));
    socket.on('error', () => end(false));
    socket.on('connect', () => (say ? socket.write(say) : end(true)));
    socket.on('data', () => end(true));
  });
}
