/** The process that reads Twitch chat. It has no access to the database: it sends batches of numbers to the worker. */
import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { createChatReader } from './chat-reader.ts';
import { createNumberBuffer } from './number-buffer.ts';
import type { FromReader, ReaderOrder, ToReader } from './reader-messages.ts';

const flushMs = 1_000;
const batchSize = 5_000;
/** At most this many users wait for a batch. More are dropped, which the worker logs. */
const capacity = 50_000;

const buffer = createNumberBuffer(capacity);
/** Twitch's id of each channel. */
const channelIds = new Map<string, string>();
let order: ReaderOrder | undefined;
let dropped = 0;
const finishing = new AbortController();
let onWritten = () => {};

function tell(message: FromReader): void {
  process.send?.(message);
}

/** Sends everything that waits, one batch after the other. */
async function flush(key: Buffer): Promise<void> {
  for (let taken = buffer.take(batchSize); taken; taken = buffer.take(batchSize)) {
    const { promise, resolve } = Promise.withResolvers<void>();
    onWritten = resolve;
    const userIds = taken.votes.map(([userId]) => userId);
    tell({
      batch: {
        channel: taken.channel,
        channelId: channelIds.get(taken.channel) ?? '',
        userIds: userIds.join(),
        numbers: taken.votes.map(([, number]) => number).join(),
        hashes: Buffer.concat(userIds.map((userId) => createHmac('sha256', key).update(userId).digest())),
      },
    });
    await promise;
  }
  if (dropped > 0) tell({ warning: `dropped ${dropped} chat votes, because the database is too slow` });
  dropped = 0;
}

async function run(first: ReaderOrder): Promise<never> {
  const reader = createChatReader({
    url: first.url,
    onNumber: (number, { channel, channelId, userId }) => {
      channelIds.set(channel, channelId);
      if (!buffer.add(channel, userId, number)) dropped++;
    },
    onWarning: (warning) => tell({ warning }),
  });
  while (!finishing.signal.aborted) {
    reader.read(order?.channels ?? new Map());
    await flush(first.key);
    await sleep(flushMs, undefined, { signal: finishing.signal }).catch(() => {});
  }
  reader.stop();
  await flush(first.key);
  process.exit();
}

process.on('message', (message: ToReader) => {
  if (message === 'written') onWritten();
  else if (message === 'finish') finishing.abort();
  else {
    const isFirst = order === undefined;
    order = message;
    if (isFirst) void run(message);
  }
});
// The worker was killed.
process.on('disconnect', () => process.exit());
// Signals to the process group also reach the worker, which then finishes this process.
process.on('SIGTERM', () => {});
process.on('SIGINT', () => {});
