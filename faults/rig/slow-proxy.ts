import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Fault } from './fault.ts';

export type SlowProxy = { port: number; setDelay: (ms: number) => void };

/** A TCP proxy that can delay its target's responses. */
export async function startProxy(fault: Fault, target: number): Promise<SlowProxy> {
  const sockets = new Set<Socket>();
  let delayMs = 0;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    near.pipe(far);
    // Keeps the order of the chunks, even if the delay changes in between.
    let sent = Promise.resolve();
    far.on('data', (chunk: Buffer) => {
      const held = delayMs === 0 ? undefined : sleep(delayMs);
      sent = sent.then(() => held).then(() => void near.write(chunk));
    });
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(one);
      one.on('error', () => {});
      one.once('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  fault.later(async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port');
  return {
    port: address.port,
    setDelay(ms) {
      delayMs = ms;
    },
  };
}
