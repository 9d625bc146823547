import type { TaskList } from 'graphile-worker';
import type pg from 'pg';
import * as z from 'zod/mini';

import { removeSpentNonces } from './features/challenges/remove-spent-nonces.ts';
import { closeCharts, dayBefore } from './features/chart/close-charts.ts';
import { refreshExplore } from './features/explore/refresh-explore.ts';
import { removeIdea } from './features/ideas/remove-idea.ts';
import { removeEndedSessions } from './features/sessions/remove-ended-sessions.ts';
import { removeEndedTrips } from './features/sign-in-providers/remove-ended-trips.ts';
import { writeSitemap } from './features/sitemap/write-sitemap.ts';
import type { Schedule } from './platform/jobs/worker.ts';

const IdeaToRemove = z.object({ creatorId: z.int(), ideaId: z.int() });
const Scheduled = z.object({ _cron: z.object({ ts: z.string() }) });

/** The whole background surface. Every job can be repeated: a crash in the middle costs time, nothing else. */
export function createTasks(pool: pg.Pool, origin: string): TaskList {
  return {
    'close-charts': async (payload) => {
      // The moment it was due, not the moment it runs: a late close belongs to the day it was meant for.
      await closeCharts(pool, dayBefore(new Date(Scheduled.parse(payload)._cron.ts)));
    },
    'refresh-explore': () => refreshExplore(pool),
    'remove-idea': async (payload) => {
      const { creatorId, ideaId } = IdeaToRemove.parse(payload);
      await removeIdea(pool, creatorId, ideaId);
    },
    'write-sitemap': async () => {
      await writeSitemap(pool, origin);
    },
    'remove-ended-sessions': () => removeEndedSessions(pool),
    'remove-spent-nonces': () => removeSpentNonces(pool),
    'remove-ended-trips': () => removeEndedTrips(pool),
  };
}

export const schedules: Schedule[] = [
  { task: 'close-charts', match: '0 0 * * *', backfillSeconds: 24 * 60 * 60 },
  { task: 'refresh-explore', match: '* * * * *' },
  { task: 'write-sitemap', match: '40 2 * * *', backfillSeconds: 24 * 60 * 60 },
  { task: 'remove-ended-sessions', match: '17 3 * * *' },
  { task: 'remove-spent-nonces', match: '*/10 * * * *' },
  { task: 'remove-ended-trips', match: '5 * * * *' },
];
