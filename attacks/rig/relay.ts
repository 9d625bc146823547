import { once } from 'node:events';
import { connect, createServer, type ListenOptions, type NetConnectOpts } from 'node:net';

import type { Later } from '../../bench/rig/run-to-end.ts';

/** Forwards bytes in both directions. Unix sockets work across network namespaces. */
export async function relay(later: Later, from: ListenOptions, to: NetConnectOpts): Promise<void> {
  const server = createServer((near) => {
    const far = connect(to);
    near.pipe(far).pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  server.listen(from);
  await once(server, 'listening');
  later(async () => void server.close());
}
