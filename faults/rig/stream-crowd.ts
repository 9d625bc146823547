/** A process that simulates 10,000 open pages. Each page keeps its counts and reconnects when its stream ends. */
import { get } from 'node:http';

import type { LiveMessage } from '@upnext/contract/voting/live';

import { machineMs } from '../../bench/rig/steady-calls.ts';
import { goodMs, pauseMs } from '../../web/app/boards/live-board/stream-pause.ts';

export type StreamOrder =
  | { open: { url: string; streams: number; firstIdea: number; ideas: number } }
  | { ask: 'state' }
  | { forget: 'disconnects' }
  | { compare: { votes: number[]; totalVotes: number } };
export type StreamState = {
  connected: number;
  longestAwayMs: number;
  returns: number;
  /** Failed attempts to open a stream, by status or error code. */
  failed: Record<string, number>;
};
export type Compared = { different: number };

type Page = {
  lastId: string;
  awaySinceMs: number | undefined;
  votes: Int32Array;
  totalVotes: number;
  failures: number;
};

let pages: Page[] = [];
let url = '';
let firstIdea = 0;
let returns = 0;
let longestAwayMs = 0;
let failed: Record<string, number> = {};
/** All streams receive the same message, so it is parsed once. */
let lastRead: { text: string; message: LiveMessage } | undefined;

process.on('message', (order: StreamOrder) => {
  if ('open' in order) void openAll(order.open);
  else if ('ask' in order) process.send?.(readState());
  else if ('forget' in order) [longestAwayMs, failed] = [0, {}];
  else
    process.send?.({ different: pages.filter((page) => isDifferent(page, order.compare)).length } satisfies Compared);
});
process.on('disconnect', () => process.exit(0));

async function openAll(wanted: { url: string; streams: number; firstIdea: number; ideas: number }): Promise<void> {
  ({ url, firstIdea } = wanted);
  pages = Array.from({ length: wanted.streams }, () => ({
    lastId: '',
    awaySinceMs: machineMs(),
    votes: new Int32Array(wanted.ideas),
    totalVotes: 0,
    failures: 0,
  }));
  for (const [number, page] of pages.entries()) {
    open(page, number);
    if (number % 50 === 49) await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

function open(page: Page, number: number): void {
  // Streams per address and network are limited, so the pages use several of them.
  const localAddress = `127.0.${40 + (number % 64)}.1`;
  const headers = page.lastId ? { 'last-event-id': page.lastId } : {};
  const again = (): void => {
    page.awaySinceMs ??= machineMs();
    setTimeout(open, pauseMs(page.failures++), page, number);
  };
  const request = get(url, { agent: false, localAddress, headers }, (response) => {
    if (response.statusCode !== 200) {
      response.resume();
      countFailure(String(response.statusCode));
      return again();
    }
    if (page.awaySinceMs !== undefined) {
      if (page.lastId) {
        returns++;
        longestAwayMs = Math.max(longestAwayMs, machineMs() - page.awaySinceMs);
      }
      page.awaySinceMs = undefined;
    }
    const openedAtMs = machineMs();
    let text = '';
    response.setEncoding('latin1');
    response.on('data', (chunk: string) => {
      text += chunk;
      if (!text.endsWith('\n\n')) return;
      for (const event of text.split('\n\n')) read(page, event);
      text = '';
    });
    response.once('error', () => {});
    return response.once('close', () => {
      if (machineMs() - openedAtMs > goodMs) page.failures = 0;
      again();
    });
  });
  request.once('error', ({ code = 'unknown' }: NodeJS.ErrnoException) => {
    countFailure(code);
    again();
  });
}

function countFailure(reason: string): void {
  failed[reason] = (failed[reason] ?? 0) + 1;
}

function read(page: Page, event: string): void {
  if (event.startsWith('event: again')) page.failures = 0;
  const data = event.indexOf('data: ');
  if (data === -1) return;
  page.lastId = /^id: (\d+)/.exec(event)?.[1] ?? page.lastId;
  const json = event.slice(data + 6);
  if (lastRead?.text !== json) lastRead = { text: json, message: JSON.parse(json) as LiveMessage };
  const { rows, totalVotes } = lastRead.message;
  for (const { id, votes } of rows) page.votes[id - firstIdea] = votes;
  page.totalVotes = totalVotes;
}

function readState(): StreamState {
  const away = pages.filter(({ awaySinceMs }) => awaySinceMs !== undefined);
  const waiting = away.filter(({ lastId }) => lastId).map(({ awaySinceMs = 0 }) => machineMs() - awaySinceMs);
  return {
    connected: pages.length - away.length,
    longestAwayMs: waiting.reduce((most, one) => Math.max(most, one), longestAwayMs),
    returns,
    failed,
  };
}

function isDifferent(page: Page, { votes, totalVotes }: { votes: number[]; totalVotes: number }): boolean {
  return page.totalVotes !== totalVotes || votes.some((count, place) => page.votes[place] !== count);
}
