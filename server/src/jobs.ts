import type { TaskList } from 'graphile-worker';
import * as z from 'zod/mini';

import { renewWhereNamed } from './features/boards/show-new-profile.ts';
import { removeSpentNonces } from './features/challenges/remove-spent-nonces.ts';
import { closeCharts, dayBefore } from './features/chart/close-charts.ts';
import { reconcileCounts } from './features/counts/reconcile-counts.ts';
import { removeOldTokens } from './features/emails/forget-tokens.ts';
import { sendConfirmation } from './features/emails/send-confirmation.ts';
import { sendReset } from './features/emails/send-reset.ts';
import { refreshExplore } from './features/explore/refresh-explore.ts';
import { removeIdea } from './features/ideas/remove-idea.ts';
import { foldVotes, requireFolded } from './features/insights/fold-votes.ts';
import type { MailWork } from './features/mails/mail-work.ts';
import { sendNotice } from './features/mails/send-notice.ts';
import { settleMerge } from './features/merges/settle-merge.ts';
import { removeBoards } from './features/my-account/remove-boards.ts';
import { mailNotice } from './features/notices/mail-notice.ts';
import { removeSentMails } from './features/notices/remove-sent-mails.ts';
import { spreadNotice } from './features/notices/spread-notice.ts';
import { removeOldReports } from './features/reports/remove-reports.ts';
import { removeEndedSessions } from './features/sessions/remove-ended-sessions.ts';
import { removeEndedTrips } from './features/sign-in-providers/remove-ended-trips.ts';
import { writeSitemap } from './features/sitemap/write-sitemap.ts';
import { finishRejection } from './features/suggestions/finish-rejection.ts';
import { recapWeeks } from './features/weeks/recap-weeks.ts';
import type { Schedule } from './platform/jobs/worker.ts';
import { connectKysely } from './platform/postgres/connect.ts';

const OneIdea = z.object({ creatorId: z.int(), ideaId: z.int() });
const BoardsToRemove = z.object({ creatorId: z.int() });
const Named = z.object({ accountId: z.int() });
const Scheduled = z.object({ _cron: z.object({ ts: z.string() }) });

/** The whole background surface. Every job can be repeated: a crash in the middle costs time, nothing else. */
export function createTasks(work: MailWork): TaskList {
  const { pool, origin } = work;
  return {
    'close-charts': async (payload) => {
      // The moment it was due, not the moment it runs: a late close belongs to the day it was meant for.
      await closeCharts(pool, dayBefore(new Date(Scheduled.parse(payload)._cron.ts)));
    },
    'recap-weeks': async (payload) => {
      await recapWeeks(pool, new Date(Scheduled.parse(payload)._cron.ts));
    },
    'refresh-explore': () => refreshExplore(pool),
    'fold-votes': async () => {
      await foldVotes(pool);
    },
    'remove-idea': async (payload, { job }) => {
      const { creatorId, ideaId } = OneIdea.parse(payload);
      await requireFolded(pool, job.created_at);
      await removeIdea(pool, creatorId, ideaId);
    },
    'remove-boards': async (payload) => {
      await removeBoards(pool, BoardsToRemove.parse(payload).creatorId);
    },
    'show-new-name': (payload) => renewWhereNamed(pool, Named.parse(payload).accountId),
    'settle-merge': async (payload) => {
      const { creatorId, ideaId } = OneIdea.parse(payload);
      await settleMerge(pool, creatorId, ideaId);
    },
    'finish-rejection': (payload) => finishRejection(connectKysely(pool), payload),
    'write-sitemap': async () => {
      await writeSitemap(pool, origin);
    },
    'remove-ended-sessions': () => removeEndedSessions(pool),
    'reconcile-counts': async (_payload, { logger }) => {
      await reconcileCounts(pool, { mend: false, report: (text) => logger.error(text) });
    },
    'remove-old-tokens': () => removeOldTokens(pool),
    'send-confirmation': (payload) => sendConfirmation(work, payload),
    'send-notice': (payload) => sendNotice(work, payload),
    'spread-notice': (payload) => spreadNotice(work, payload),
    'mail-notice': (payload, { abortSignal }) => mailNotice(work, payload, abortSignal),
    'remove-sent-mails': () => removeSentMails(pool),
    'remove-old-reports': () => removeOldReports(pool),
    'send-reset': (payload) => sendReset(work, payload),
    'remove-spent-nonces': () => removeSpentNonces(pool),
    'remove-ended-trips': () => removeEndedTrips(pool),
  };
}

export const schedules: Schedule[] = [
  { task: 'close-charts', match: '0 0 * * *', backfillSeconds: 24 * 60 * 60 },
  // Mondays, for the week that has just ended.
  { task: 'recap-weeks', match: '20 0 * * 1', backfillSeconds: 6 * 24 * 60 * 60 },
  { task: 'refresh-explore', match: '* * * * *' },
  { task: 'fold-votes', match: '* * * * *' },
  { task: 'write-sitemap', match: '40 2 * * *', backfillSeconds: 24 * 60 * 60 },
  { task: 'remove-ended-sessions', match: '17 3 * * *' },
  { task: 'reconcile-counts', match: '40 3 * * *', backfillSeconds: 24 * 60 * 60 },
  { task: 'remove-old-tokens', match: '37 3 * * *' },
  { task: 'remove-sent-mails', match: '47 3 * * *' },
  { task: 'remove-old-reports', match: '57 3 * * *' },
  { task: 'remove-spent-nonces', match: '*/10 * * * *' },
  { task: 'remove-ended-trips', match: '5 * * * *' },
];
