import { once } from 'node:events';
import path from 'node:path';

import { freePort, startProcess, type OwnProcess } from '../../bench/rig/start-process.ts';
import type { Fault } from './fault.ts';
import { killNow } from './own-cluster.ts';
import { startNginx, type OwnNginx } from './own-nginx.ts';

type OwnServer = {
  origin: string;
  pid: () => number;
  /**
   * Kills the process with SIGKILL and restarts it immediately, like a service manager. Returns the milliseconds until
   * it is ready.
   */
  crash: () => Promise<number>;
  /** Sends SIGTERM, waits for the process to exit, and starts it again. */
  restart: () => Promise<void>;
};

export type OwnSite = { origin: string; servers: OwnServer[]; nginx: OwnNginx };

const repository = path.join(import.meta.dirname, '../..');

/** Starts the product as it is deployed: two processes behind nginx. */
export async function startSite(
  fault: Fault,
  environment: Record<string, string>,
  version = repository,
): Promise<OwnSite> {
  const port = await freePort();
  const ports = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const shared = {
    BASE_URL: origin,
    TRUSTED_PROXIES: '127.0.0.1',
    LIMIT_SCALE: '1000',
    // As with `npm start`, a restarted process uses the compile cache.
    NODE_COMPILE_CACHE: path.join(fault.folder, 'compiled'),
    ...environment,
  };
  const servers = await Promise.all(
    ports.map((one) => startServer(fault, path.join(version, 'server/src/main.ts'), one, shared)),
  );
  return { origin, servers, nginx: await startNginx(fault, port, ports) };
}

async function startServer(
  fault: Fault,
  file: string,
  port: number,
  environment: Record<string, string>,
): Promise<OwnServer> {
  const start = (): Promise<OwnProcess> => startProcess(fault, { file, port, environment });
  let current = await start();
  return {
    origin: current.origin,
    pid: () => current.pid,
    async crash() {
      const killedAt = performance.now();
      const ended = once(current.child, 'exit');
      killNow(current.pid);
      await ended;
      current = await start();
      return performance.now() - killedAt;
    },
    async restart() {
      const ended = once(current.child, 'exit');
      current.child.kill('SIGTERM');
      await ended;
      current = await start();
    },
  };
}
