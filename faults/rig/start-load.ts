import { fork } from 'node:child_process';
import path from 'node:path';

import { askProcess } from '../../bench/rig/ask-process.ts';
import { endProcess } from '../../bench/rig/start-process.ts';
import type { Fault } from './fault.ts';
import type { Counted, Ended, Load } from './load-process.ts';

/** Starts the load generator in its own process, so that the code of the test does not delay its measurements. */
export async function startLoad(
  fault: Fault,
  load: Omit<Load, 'seed'>,
): Promise<{ requests: () => Promise<number>; stop: () => Promise<Ended> }> {
  const child = fork(path.join(import.meta.dirname, 'load-process.ts'));
  fault.later(() => endProcess(child));
  child.send({ ...load, seed: fault.seed });
  return {
    async requests() {
      const { requests } = await askProcess<Counted>(child, 'count', 'requests');
      return requests;
    },
    async stop() {
      const ended = await askProcess<Ended>(child, 'stop', 'ended');
      await endProcess(child);
      return ended;
    },
  };
}
