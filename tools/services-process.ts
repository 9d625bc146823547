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
 * Returns the pid in a pid file if that process was started for this folder: both servers use their data folder as
 * their working directory. After a crash, the pid may belong to any other process, even to the server of another clone.
 */
export function pidOf(pidFile: string, folder: string): number | undefined {
  const pid = writtenPid(pidFile);
  return pid && workingFolder(pid) === realpathSync(folder) ? pid : undefined;
}

/** Returns true if the pid file is empty or its pid is in use. Call it only if pidOf returned undefined. */
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

/**
 * Runs a program as the owner and waits for it to exit. If it fails, the error contains its output and the new lines in
 * its log.
 */
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

/** Accepts only loopback addresses, because a database on another host can't be started here. */
export function localPort(name: string, url: string, defaultPort: number): number {
  const { hostname, port } = new URL(url);
  if (!['127.0.0.1', 'localhost'].includes(hostname)) {
    throw new Error(`${name} points to ${hostname}, but npm run services starts servers only on 127.0.0.1.`);
  }
  return Number(port) || defaultPort;
}

/** If another program used the port, the start would look successful and tests would run against the wrong server. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  // A server that was just killed may still be releasing the port.
  for (let attempt = 1; await answers(port); attempt++) {
    if (attempt === 20) {
      throw new Error(`Port ${port} is in use by another program. Set ${variable} to another port.`);
    }
    await sleep(50);
  }
}

export async function waitFor(what: string, isDone: () => boolean | Promise<boolean>, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error(`Timed out after ${seconds} s while waiting for ${what}.`);
    await sleep(50);
  }
}

/** Resolves to true if the port accepts connections and, if `say` is given, replies to it. */
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
