/**
 * A process that logs in to its own accounts as fast as it can, with the right passwords. It solves proofs of work on
 * one core, one after the other. Requests for which it has no proof are sent without one.
 */
import { api } from '@upnext/contract/api';

import { createHttpClient, type Answer } from './http-client.ts';
import { goodPassword } from './inputs.ts';
import { call } from './sessions.ts';
import { solveProof } from './solve-proof.ts';

export type Flood = {
  origin: string;
  addresses: string[];
  connections: number;
  /** `cookie` identifies a device that logged in to the account before. */
  accounts: { username: string; cookie: string }[];
};
/** The number of responses by status. */
export type Flooded = { statuses: Record<number, number> };

process.once('message', (flood: Flood) => {
  const stopping = new AbortController();
  const ended = start(flood, stopping.signal);
  process.once('message', () => {
    stopping.abort();
    void ended.then((statuses) => process.send?.({ statuses } satisfies Flooded));
  });
});
process.on('disconnect', () => process.exit(0));

async function start({ origin, addresses, connections, accounts }: Flood, signal: AbortSignal) {
  const statuses: Flooded['statuses'] = {};
  let solving = false;
  let turn = 0;

  async function logIn(client: ReturnType<typeof createHttpClient>): Promise<void> {
    const { username, cookie } = accounts[turn % accounts.length] ?? { username: '', cookie: '' };
    // Half of the logins come from known devices.
    const from = turn++ % 2 === 0 ? cookie : '';
    const send = async (proof?: string): Promise<Answer> => {
      const answer = await call(client, api.login, { body: { username, password: goodPassword, proof } }, from);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      return answer;
    };
    const answer = await send();
    if (answer.status !== 428 || solving) return;
    solving = true;
    const proof = await solveProof(answer);
    solving = false;
    if (!signal.aborted) await send(proof);
  }

  const clients = addresses.map((address) => createHttpClient(origin, connections, address));
  const senders = clients.flatMap((client) =>
    Array.from({ length: connections }, async () => {
      while (!signal.aborted) await logIn(client);
    }),
  );
  await Promise.all(senders);
  for (const client of clients) client.close();
  return statuses;
}
