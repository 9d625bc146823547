import { setTimeout as sleep } from 'node:timers/promises';

import type pg from 'pg';

import { readSiteKey } from '../../identity/nonces/read-site-key.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { isTransientFailure } from '../../platform/postgres/read-failure.ts';
import type { ChatBatch } from './reader-messages.ts';
import { spawnReader, type Reader } from './spawn-reader.ts';
import { selectChatRounds, type ChatRound } from './sql.ts';
import { writeChatBatch } from './write-chat-batch.ts';

const lookMs = 2_000;
const retryMs = 1_000;
/** A reader that ended by itself is replaced after this time. */
const restartMs = 30_000;
/** A session lock, so that it is released when the process is killed. */
const lock = `SELECT pg_try_advisory_lock(hashtextextended('chat-votes', 0)) AS "isLocked"`;
const unlock = `SELECT pg_advisory_unlock(hashtextextended('chat-votes', 0))`;

type Log = { warn: (details: object, message: string) => void; error: (details: object, message: string) => void };

type Options = { pool: pg.Pool; log: Log; url: string; everyMs?: number };

export type ChatVotes = {
  /** The process that reads chat. Undefined while this worker reads none. */
  readerPid: () => number | undefined;
  stop: () => Promise<void>;
};

/**
 * Counts votes from Twitch chat while rounds are open that want them. Of several workers, only the one that holds the lock
 * reads chat. If two read for a moment, because a connection was lost, they write the same votes.
 */
export function startChatVotes({ pool, log, url, everyMs = lookMs }: Options): ChatVotes {
  const stopping = new AbortController();
  let rounds: ChatRound[] = [];
  let lease: pg.PoolClient | undefined;
  let reader: Reader | undefined;
  let startedAt = -Infinity;

  async function write(batch: ChatBatch): Promise<void> {
    for (const round of rounds.filter(({ channel }) => channel === batch.channel)) {
      await persist(() => writeChatBatch(pool, round, batch));
    }
  }

  /** Repeats a write as long as the database is unreachable. Meanwhile, the reader keeps each user's last number. */
  async function persist(attempt: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        log.error({ err: error }, 'writing chat votes failed');
        if (stopping.signal.aborted || !isTransientFailure(error)) return;
        await pause(retryMs);
      }
    }
  }

  async function look(): Promise<void> {
    rounds = await runNamed(lease ?? pool, selectChatRounds, []);
    if (rounds.length === 0) return await end();
    if (!lease && !(await takeLease())) return await end();
    if (!reader?.isRunning()) {
      if (reader && performance.now() < startedAt + restartMs) return;
      startedAt = performance.now();
      reader = spawnReader({ write, warn: (warning) => log.warn({ warning }, 'twitch chat') });
    }
    reader.order({ url, key: await readSiteKey({ pool }, 'chat-votes'), channels: channelsOf(rounds) });
  }

  async function takeLease(): Promise<boolean> {
    const client = await pool.connect();
    const { rows } = await client.query<{ isLocked: boolean }>(lock).catch((error: unknown) => {
      client.release(true);
      throw error;
    });
    if (rows[0]?.isLocked) lease = client;
    else client.release();
    return lease !== undefined;
  }

  async function end(): Promise<void> {
    await reader?.finish();
    reader = undefined;
    const client = lease;
    lease = undefined;
    // Closing the connection releases the lock if the statement fails.
    await client?.query(unlock).then(
      () => client.release(),
      () => client.release(true),
    );
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look().catch(async (error: unknown) => {
        log.error({ err: error }, 'looking for rounds with chat votes failed');
        // The lock is lost with its connection. The reader continues if this worker gets the lock again.
        lease?.release(true);
        lease = undefined;
      });
      await pause(everyMs);
    }
    await end();
  }

  async function pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: stopping.signal }).catch(() => {});
  }

  const running = run();
  return {
    readerPid: () => reader?.pid,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

function channelsOf(rounds: readonly ChatRound[]): Map<string, number> {
  const channels = new Map<string, number>();
  for (const { channel, most } of rounds) channels.set(channel, Math.max(most, channels.get(channel) ?? 0));
  return channels;
}
