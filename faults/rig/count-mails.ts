import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { SMTPServer } from 'smtp-server';

import type { Fault } from './fault.ts';

type Arrival = { to: string; atMs: number };

export type CountedMails = {
  /** The value for SMTP_URL. */
  url: string;
  /** The recipient and time of each arrival, by Message-ID. */
  arrivals: Map<string, Arrival[]>;
  count: () => number;
};

/**
 * An SMTP server that stores only the Message-ID, recipient and time of each email, so that it can handle 100,000 of
 * them.
 */
export async function countMails(fault: Fault): Promise<CountedMails> {
  const arrivals = new Map<string, Arrival[]>();
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 1_000,
    onData(stream, { envelope }, callback) {
      let head = '';
      stream.on('data', (chunk: Buffer) => {
        if (!head.includes('\r\n\r\n')) head += chunk.toString('latin1');
      });
      stream.on('end', () => {
        const id = head.match(/^Message-ID:\s*(<\S+>)/im)?.[1] ?? '';
        const to = envelope.rcptTo[0]?.address ?? '';
        arrivals.set(id, [...(arrivals.get(id) ?? []), { to, atMs: performance.now() }]);
        count++;
        callback();
      });
    },
  });
  // A killed worker leaves a broken connection, which is ignored.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  fault.later(() => new Promise((resolve) => server.close(() => resolve(undefined))));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, arrivals, count: () => count };
}
