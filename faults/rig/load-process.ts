/**
 * A load generator process that votes, withdraws votes and reads boards, records every response, and retries requests with an unknown
 * outcome.
 */
import { api } from '@upnext/contract/api';

import { tokenOf } from '../../bench/rig/crowd.ts';
import { machineMs } from '../../bench/rig/steady-calls.ts';
import { between, randomFor } from '../../server/seed/random.ts';
import { outcomeOf, writeHistory, type Attempt } from './history.ts';
import { openConnection, type HttpConnection } from './http-connection.ts';
import { requestText } from './request-text.ts';

export type Load = {
  origin: string;
  boards: { username: string; firstIdea: number }[];
  ideasEach: number;
  voters: number;
  connections: number;
  history: string;
  seed: string;
  /** Total request rate. Without it, each connection sends its next request after the response (closed loop). */
  perSecond?: number;
  /** The shares of requests that repeat an earlier vote, withdraw one, and read a board. */
  repeats?: number;
  withdrawals?: number;
  reads?: number;
  /** Whether to retry after about 1 s like a browser, instead of after about 100 ms. */
  isPatient?: boolean;
  /** The first unused pair of voter and idea. */
  firstPair?: number;
};
export type Counted = { requests: number };
export type Ended = { ended: true; attempts: number; nextPair: number };

type Ask = Pick<Attempt, 'kind' | 'idea' | 'voter'> & { request: string; dueMs: number };

process.once('message', (load: Load) => {
  const crowd = startCrowd(load);
  process.on('message', (question) => {
    if (question === 'count') process.send?.({ requests: crowd.requests() } satisfies Counted);
    else void crowd.stop().then((ended) => process.send?.(ended));
  });
});
process.on('disconnect', () => process.exit(0));

function startCrowd(load: Load) {
  const { origin, boards, ideasEach, voters, perSecond = Infinity, repeats = 0, withdrawals = 0, reads = 0 } = load;
  const random = randomFor(`${load.seed} load`);
  const history = writeHistory(load.history);
  const host = new URL(origin).host;
  const ideas = boards.length * ideasEach;
  const startedMs = machineMs();
  let pair = load.firstPair ?? 0;
  let asked = 0;
  let taken = 0;
  const stopping = new AbortController();
  const { signal } = stopping;

  function askAbout(kind: 'vote' | 'withdrawal', number: number, dueMs: number): Ask {
    const voter = 1 + (number % voters);
    const place = (number + Math.floor(number / voters)) % ideas;
    const { username = '', firstIdea = 0 } = boards[Math.floor(place / ideasEach)] ?? {};
    const idea = firstIdea + (place % ideasEach);
    const params = { username, id: String(idea) };
    const endpoint = kind === 'vote' ? api.castBoardVote : api.withdrawBoardVote;
    return { kind, idea, voter, request: requestText(endpoint, { params }, host, tokenOf(voter)), dueMs };
  }

  function next(dueMs: number): Ask {
    const draw = random();
    if (draw < reads) {
      const { username = '' } = boards[Math.floor(random() * boards.length)] ?? {};
      return {
        kind: 'read',
        idea: 0,
        voter: 0,
        request: requestText(api.getBoard, { params: { username } }, host),
        dueMs,
      };
    }
    if (draw >= reads + repeats + withdrawals || pair <= 100) return askAbout('vote', pair++, dueMs);
    // Half of these requests are about one of the last 100 votes, which are probably still in flight.
    const earlier = pair - Math.ceil(between(random, 0, random() < 0.5 ? 100 : pair));
    return askAbout(draw < reads + repeats ? 'vote' : 'withdrawal', earlier, dueMs);
  }

  async function ask(line: HttpConnection, { request, dueMs, ...what }: Ask): Promise<number> {
    // Latency counts from the due time, to avoid coordinated omission. A timer may also fire early.
    const startMs = Math.min(machineMs(), Number.isFinite(dueMs) ? dueMs : Infinity);
    const { status, body } = await line.ask(request);
    const votes =
      what.kind === 'vote' && status === 200 ? { votes: (JSON.parse(body) as { votes: number }).votes } : {};
    history.add({ ...what, startMs, endMs: machineMs(), outcome: outcomeOf(status), status, ...votes });
    asked++;
    return status;
  }

  async function fan(line: HttpConnection): Promise<void> {
    while (!signal.aborted) {
      const dueMs = perSecond === Infinity ? NaN : startedMs + (taken++ * 1_000) / perSecond;
      const waitMs = dueMs - machineMs();
      if (waitMs > 0) await pause(waitMs);
      if (signal.aborted) break;
      const wanted = next(dueMs);
      let status = await ask(line, wanted);
      // Unknown outcome: retry, like a fan who clicks again.
      while (outcomeOf(status) === 'unknown' && !signal.aborted) {
        await pause((load.isPatient ? 1_000 : 100) * (0.5 + random()));
        status = await ask(line, { ...wanted, dueMs: NaN });
      }
    }
    line.close();
  }

  const fans = Array.from({ length: load.connections }, () => fan(openConnection(origin)));
  return {
    requests: () => asked,
    async stop(): Promise<Ended> {
      stopping.abort();
      await Promise.all(fans);
      await history.end();
      return { ended: true, attempts: asked, nextPair: pair };
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
