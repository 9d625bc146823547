import { get } from 'node:http';

import { machineMs } from '../../bench/rig/steady-calls.ts';
import type { Fault } from './fault.ts';

/** Opens a live stream and records when each vote total first arrived. */
export function watchStream(fault: Fault, origin: string, username: string): Map<number, number> {
  const shownAt = new Map<number, number>();
  let ended = false;
  const open = (): void => {
    if (ended) return;
    const request = get(`${origin}/api/creators/${username}/live`, { agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        const events = (text + chunk).split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          const total = Number(/"totalVotes":(\d+)/.exec(event)?.[1] ?? NaN);
          if (!shownAt.has(total)) shownAt.set(total, machineMs());
        }
      });
      response.once('error', () => {});
      response.once('close', () => setTimeout(open, 500));
    });
    request.once('error', () => setTimeout(open, 500));
    fault.later(async () => request.destroy());
  };
  fault.later(async () => {
    ended = true;
  });
  open();
  return shownAt;
}
