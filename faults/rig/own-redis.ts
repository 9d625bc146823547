import { freePort } from '../../bench/rig/start-process.ts';
import { privateRedis } from '../../tools/services-redis.ts';
import type { Fault } from './fault.ts';

export type OwnRedis = {
  url: string;
  port: number;
  start: () => Promise<unknown>;
  kill: () => Promise<unknown>;
  freeze: () => void;
  thaw: () => void;
};

/** Starts a separate Redis for this run. It is stopped with SIGKILL, which also works while it is frozen. */
export async function startRedis(fault: Fault): Promise<OwnRedis> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const server = privateRedis(url, fault.folder, fault.owner);
  fault.later(() => server.stop());
  await server.start();
  const signal = (name: 'SIGSTOP' | 'SIGCONT'): void => {
    const pid = server.runningPid();
    if (pid) process.kill(pid, name);
  };
  return {
    url,
    port,
    start: server.start,
    kill: server.stop,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
  };
}
