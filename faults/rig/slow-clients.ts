import { connect } from 'node:net';

import { machineMs } from '../../bench/rig/steady-calls.ts';
import type { Fault } from './fault.ts';

export type SlowClients = { closedAfterMs: () => number[] };

const heads = [
  // Headers that never end.
  'GET /explore HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ',
  // A body that never arrives.
  'POST /api/auth/login HTTP/1.1\r\nhost: 127.0.0.1\r\nx-requested-with: XMLHttpRequest\r\ncontent-type: application/json\r\ncontent-length: 10000\r\n\r\n{',
];

/**
 * Opens connections that send one byte every two seconds and never finish (slowloris), and measures how long each stays
 * open. They are opened over six seconds, because this tests the number of slow connections, not a burst of new ones.
 */
export async function openSlowClients(fault: Fault, origin: string, count: number): Promise<SlowClients> {
  const { port } = new URL(origin);
  const closed: number[] = [];
  for (let number = 0; number < count; number++) {
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: `127.0.0.${30 + (number % 8)}` });
    let openedMs = machineMs();
    const drip = setInterval(() => socket.write('x'), 2_000);
    socket.once('connect', () => {
      openedMs = machineMs();
      socket.write(heads[number % heads.length] ?? '');
    });
    socket.on('error', () => {});
    // The server sends 408 or closes the connection.
    socket.on('data', () => {});
    socket.once('end', () => socket.destroy());
    socket.once('close', () => {
      clearInterval(drip);
      closed.push(machineMs() - openedMs);
    });
    fault.later(async () => socket.destroy());
    if (number % 10 === 9) await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return { closedAfterMs: () => closed };
}
