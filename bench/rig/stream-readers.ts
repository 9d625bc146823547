/**
 * A process that simulates 10,000 open pages. It opens the streams and records when each change arrives on each stream.
 */
import { get } from 'node:http';

import { machineMs } from './steady-calls.ts';
import { percentile } from './verdict.ts';

type Order = { url: string; streams: number } | { votes: { version: number; sentAtMs: number }[] };
export type Opened = { opened: number };
export type Arrivals = { p50Ms: number; p99Ms: number; events: number };

/** The arrival time on each stream, by version. */
const arrivals = new Map<number, Float64Array>();
let streams = 0;

process.on('message', (order: Order) => {
  if ('url' in order) void openAll(order.url, order.streams);
  else process.send?.(measure(order.votes));
});
process.on('disconnect', () => process.exit(0));

async function openAll(url: string, count: number): Promise<void> {
  streams = count;
  let opened = 0;
  for (let start = 0; start < count; start += 100) {
    const slice = Array.from({ length: Math.min(100, count - start) }, (_, place) => openOne(url, start + place));
    opened += (await Promise.all(slice)).filter(Boolean).length;
  }
  process.send?.({ opened } satisfies Opened);
}

function openOne(url: string, number: number): Promise<boolean> {
  return new Promise((resolve) => {
    // Streams per address and network are limited, so the readers use several of them.
    const from = { localAddress: `127.0.${2 + (number % 16)}.1`, agent: false as const };
    const request = get(url, from, (response) => {
      response.on('data', (chunk: Buffer) => note(number, chunk));
      response.once('error', () => {});
      resolve(response.statusCode === 200);
    });
    request.once('error', () => resolve(false));
  });
}

function note(number: number, chunk: Buffer): void {
  const version = Number(chunk.toString('latin1', 0, 40).match(/id: (\d+)/)?.[1] ?? 0);
  if (version === 0) return;
  let times = arrivals.get(version);
  if (!times) arrivals.set(version, (times = new Float64Array(streams)));
  times[number] = machineMs();
}

/** Measures the time from sending a vote until a stream shows it, for all votes and a random sample of streams. */
function measure(votes: { version: number; sentAtMs: number }[]): Arrivals {
  const versions = [...arrivals.keys()].toSorted((a, b) => a - b);
  const last = versions.at(-1) ?? 0;
  const waits: number[] = [];
  let at = 0;
  for (const { version, sentAtMs } of votes.toSorted((a, b) => a.version - b.version)) {
    // The last votes may not have been sent to the streams yet.
    if (version > last) break;
    while ((versions[at] ?? Infinity) < version) at++;
    for (let draw = 0; draw < 20; draw++) {
      const stream = Math.floor(Math.random() * streams);
      const shown = versions.slice(at, at + 20).find((one) => (arrivals.get(one)?.[stream] ?? 0) > 0);
      waits.push(shown === undefined ? 60_000 : (arrivals.get(shown)?.[stream] ?? 0) - sentAtMs);
    }
  }
  const events = [...arrivals.values()].reduce((sum, times) => sum + times.filter(Boolean).length, 0);
  return { p50Ms: percentile(waits, 0.5), p99Ms: percentile(waits, 0.99), events };
}
