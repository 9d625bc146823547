import { setTimeout } from 'node:timers/promises';

import type pg from 'pg';
import { Counter, Histogram, type Registry } from 'prom-client';

import { secondBuckets } from '../../platform/metrics/second-buckets.ts';
import { connectKysely } from '../../platform/postgres/connect.ts';
import type { Tables } from '../../tables.ts';
import { sweepAlone } from './sweep-alone.ts';
import { firstSweep, sweepVotes } from './sweep-votes.ts';

const sweepMs = 10_000;

type Options = { pool: pg.Pool; log: { error: (details: object, message: string) => void }; everyMs?: number };

export type Sweeps = { stop: () => Promise<void>; meter: (registry: Registry) => void };

/** Sweeps every ten seconds. Of several workers, only the one that holds the lock sweeps. */
export function startSweeps({ pool, log, everyMs = sweepMs }: Options): Sweeps {
  const context = { pool, db: connectKysely<Tables>(pool) };
  const seconds = new Histogram({
    name: 'upnext_vote_sweep_seconds',
    help: 'Duration of a sweep for bought votes',
    buckets: secondBuckets,
    registers: [],
  });
  const held = new Counter({ name: 'upnext_votes_held_total', help: 'Votes held by the detectors', registers: [] });
  const stopping = new AbortController();
  let state = firstSweep;

  async function sweep(): Promise<void> {
    await sweepAlone(pool, async (now) => {
      const end = seconds.startTimer();
      state = await sweepVotes(context, state, now);
      held.inc(state.held);
      end();
    });
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await sweep().catch((error: unknown) => log.error({ err: error }, 'vote sweep failed'));
      await setTimeout(everyMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
    meter(registry) {
      registry.registerMetric(seconds);
      registry.registerMetric(held);
    },
  };
}
