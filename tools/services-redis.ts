import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { howToInstall, type Owner } from './services-folder.ts';
import {
  answers,
  inPath,
  localPort,
  pidOf,
  requireFreePort,
  run,
  waitFor,
  type PrivateServer,
} from './services-process.ts';

export function privateRedis(url: string, servicesFolder: string, owner: Owner): PrivateServer {
  const folder = path.join(servicesFolder, 'redis');
  const port = localPort('REDIS_URL', url, 6379);
  const pidFile = path.join(folder, 'redis.pid');
  const settingsFile = path.join(folder, 'redis.conf');
  const log = path.join(folder, 'redis.log');
  const address = `127.0.0.1:${port}`;
  const password = decodeURIComponent(new URL(url).password);

  // Persistence is off, because Redis holds no durable data and tests must not see data from earlier runs.
  const settings = [
    `bind 127.0.0.1`,
    `port ${port}`,
    `save ""`,
    `appendonly no`,
    `daemonize yes`,
    `dir "${folder}"`,
    `pidfile "${pidFile}"`,
    `logfile "${log}"`,
    password && `requirepass "${password}"`,
    '',
  ].join('\n');

  const runningPid = () => pidOf(pidFile, folder);
  const hasSettings = () => existsSync(settingsFile) && readFileSync(settingsFile, 'utf8') === settings;

  async function start(): Promise<string> {
    if (runningPid() && hasSettings()) return `already running at ${address}`;
    await stop();
    await requireFreePort(port, 'REDIS_URL');

    const program = inPath('redis-server') ?? inPath('valkey-server');
    if (!program) throw new Error(`Neither redis-server nor valkey-server is installed. ${howToInstall}`);
    mkdirSync(folder, { recursive: true });
    if (owner) chownSync(folder, owner.uid, owner.gid);
    rmSync(pidFile, { force: true });
    writeFileSync(settingsFile, settings);
    run(program, [settingsFile], owner, { log });
    // Any reply means that Redis is up. If a password is set, the reply is an error.
    await waitFor(`Redis at ${address} (see ${log})`, () => answers(port, 'PING\r\n'), 15);
    return `started at ${address}`;
  }

  async function stop(): Promise<string> {
    const pid = runningPid();
    if (!pid) return 'was not running';
    // SIGKILL instead of SIGTERM: a Redis stopped with SIGSTOP would not handle SIGTERM, and there is no data to save.
    process.kill(pid, 'SIGKILL');
    await waitFor(`Redis to exit, pid ${pid}`, () => !runningPid(), 10);
    rmSync(pidFile, { force: true });
    return 'stopped';
  }

  return { name: 'Redis', address, runningPid, start, stop };
}
