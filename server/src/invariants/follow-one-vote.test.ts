import { Writable } from 'node:stream';

import { api } from '@upnext/contract/api';
import { pino } from 'pino';
import { expect, test } from 'vitest';

import { makeCreator, makeFan } from '../../test/make-account.ts';
import { makeIdea } from '../../test/make-idea.ts';
import { recordSpans } from '../../test/record-spans.ts';
import { startServer } from '../../test/start-server.ts';

type Line = { msg: string; reqId?: string; reqIds?: string[]; batch?: number; statusCode?: number };

const spans = recordSpans();
const lines: Line[] = [];
const memory = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(JSON.parse(chunk.toString()) as Line);
    done();
  },
});
const server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' }, undefined, pino({ level: 'debug' }, memory));
const creator = await makeCreator(server);

async function castVote(): Promise<void> {
  const idea = await makeIdea(server, creator);
  const fan = await makeFan(server);
  const headers = { 'x-request-id': 'chosen by the client' };
  const { status } = await fan.call(api.castVote, { params: { id: String(idea) }, headers });
  expect(status).toBe(200);
}

test('at debug level, all log lines of a vote, from the start of its batch to the response, contain its request id', async () => {
  await Promise.all([castVote(), castVote(), castVote()]);
  const name = lines.find(({ msg }) => msg === 'vote batch started')?.reqIds?.[0] ?? '';
  const about = (): Line[] => lines.filter(({ reqId, reqIds = [] }) => reqId === name || reqIds.includes(name));
  await expect
    .poll(() => about().map(({ msg }) => msg))
    .toEqual(['vote batch started', 'vote batch committed', 'request completed']);
  const [written, committed, answered] = about();
  expect(committed?.batch).toBe(written?.batch);
  expect(answered?.statusCode).toBe(200);
});

test('the server generates its own request ids, even if a trusted proxy forwards an id chosen by the client', async () => {
  lines.length = 0;
  await Promise.all([castVote(), castVote()]);
  const ids = (): string[] => lines.flatMap(({ reqId }) => reqId ?? []);
  await expect.poll(() => ids().length).toBeGreaterThanOrEqual(2);
  expect(new Set(ids()).size).toBe(ids().length);
  for (const id of ids()) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});

test("a vote batch's span links to the requests whose votes the batch wrote, and every span is ended", async () => {
  spans.length = 0;
  await Promise.all([castVote(), castVote()]);
  const requests = spans.filter((span) => span.name === 'POST /api/ideas/:id/vote');
  const linked = spans.filter((span) => span.name === 'votes').flatMap(({ links }) => links);
  expect(requests).toHaveLength(2);
  expect(linked.map(({ context }) => context.spanId).toSorted()).toEqual(
    requests.map(({ spanId }) => spanId).toSorted(),
  );
  await expect.poll(() => spans.every(({ ended }) => ended)).toBe(true);
});
