import type { TaskList } from 'graphile-worker';
import * as z from 'zod/mini';

import { accountLifecycle } from './account-lifecycle.ts';
import { renewWhereNamed } from './boards/boards/show-new-profile.ts';
import { closeEndedDays } from './boards/daily-close/close-charts.ts';
import { refreshExplore } from './boards/explore/refresh-explore.ts';
import { finishDeletion } from './boards/ideas/finish-deletion.ts';
import { removeIdea } from './boards/ideas/remove-idea.ts';
import { settleMerge } from './boards/merges/settle-merge.ts';
import { encodeUpload, type PictureWork } from './boards/pictures/encode-upload.ts';
import { pictureQueue } from './boards/pictures/picture-target.ts';
import { removeOldUploads } from './boards/pictures/remove-old-uploads.ts';
import { removeUnusedPictures } from './boards/pictures/remove-unused-pictures.ts';
import { writeSitemap } from './boards/sitemap/write-sitemap.ts';
import { finishRejection } from './boards/suggestions/finish-rejection.ts';
import { purgeAccount } from './identity/account-settings/purge-account.ts';
import { releaseUsernames } from './identity/account-settings/release-usernames.ts';
import { removeOldTokens } from './identity/email-addresses/remove-old-tokens.ts';
import { sendConfirmation } from './identity/email-addresses/send-confirmation.ts';
import { sendReset } from './identity/email-addresses/send-reset.ts';
import { removeOldCodes } from './identity/email-codes/remove-old-codes.ts';
import { sendEmailCode } from './identity/email-codes/send-email-code.ts';
import { removeSpentNonces } from './identity/nonces/remove-spent-nonces.ts';
import { removeOldOrigins } from './identity/origins/remove-old-origins.ts';
import { removeEndedSessions } from './identity/sessions/remove-ended-sessions.ts';
import { removeExpiredAttempts } from './identity/sign-in-providers/remove-expired-attempts.ts';
import { verifyWaiting } from './identity/verified-accounts/verify-waiting.ts';
import { removeDeadEmails } from './mail/remove-dead-emails.ts';
import { sendAlert } from './mail/send-alert.ts';
import { deliverNotification, type NotificationWork } from './notifications/deliver-notification.ts';
import { removeOldPosts } from './notifications/discord-posts/remove-old-posts.ts';
import { sendPost, type DiscordWork } from './notifications/discord-posts/send-post.ts';
import { emailNotification } from './notifications/email-notification.ts';
import { pushNotification } from './notifications/push/push-notification.ts';
import { removeLatePushes } from './notifications/push/remove-late-pushes.ts';
import { removeSentEmails } from './notifications/remove-sent-emails.ts';
import { removeOldReports } from './operations/reports/remove-reports.ts';
import type { Schedule } from './platform/jobs/worker.ts';
import { connectKysely } from './platform/postgres/connect.ts';
import { countWeekVotes } from './reach/insights/count-week-votes.ts';
import { foldVotes, requireFolded } from './reach/insights/fold-votes.ts';
import { measureRound } from './reach/insights/measure-round.ts';
import type { Tables } from './tables.ts';
import { removeChatVotes } from './voting/chat-votes/remove-chat-votes.ts';
import { releaseVerifiedVotes } from './voting/holds/release-verified-votes.ts';
import { restoreHold } from './voting/holds/restore-hold.ts';
import { publishBallots } from './voting/receipts/publish-ballots.ts';
import { reconcileCounts } from './voting/recounts/reconcile-counts.ts';
import { advanceRound } from './voting/round-steps/advance-round.ts';
import { applyVerifiedOnly } from './voting/verified-only/apply-verified-only.ts';
import { settleCheck } from './voting/vote-checks/settle-check.ts';
import { recapWeeks } from './voting/weekly-charts/recap-weeks.ts';

const OneIdea = z.object({ creatorId: z.int(), ideaId: z.int() });
const OneVote = z.object({ creatorId: z.int(), ideaId: z.int(), accountId: z.int() });
const OneAccount = z.object({ accountId: z.int() });
const quarterMs = 15 * 60 * 1_000;
const Scheduled = z.object({ _cron: z.object({ ts: z.string() }) });

/** Every background job. Jobs are idempotent, so a job that was interrupted by a crash can run again. */
export function createTasks(outside: Omit<NotificationWork & PictureWork & DiscordWork, 'db'>): TaskList {
  const { pool, origin } = outside;
  const db = connectKysely<Tables>(pool);
  const work = { ...outside, db };
  return {
    // Uses the scheduled time, so that a late run still closes the charts for the day it was scheduled for.
    'close-charts': (payload) => closeEndedDays(db, new Date(Scheduled.parse(payload)._cron.ts)),
    'recap-weeks': async (payload) => {
      const scheduledAt = new Date(Scheduled.parse(payload)._cron.ts);
      // The week ended at the last quarter of an hour.
      await requireFolded(pool, new Date(scheduledAt.getTime() - (scheduledAt.getTime() % quarterMs)));
      await recapWeeks(db, scheduledAt, countWeekVotes);
    },
    'refresh-explore': () => refreshExplore(pool),
    'fold-votes': async () => {
      await foldVotes(pool);
    },
    'finish-deletion': (payload) => {
      const { creatorId, ideaId } = OneIdea.parse(payload);
      return finishDeletion(db, creatorId, ideaId);
    },
    'remove-idea': async (payload, { job }) => {
      const { creatorId, ideaId } = OneIdea.parse(payload);
      await requireFolded(pool, job.created_at);
      await removeIdea(db, creatorId, ideaId);
    },
    'purge-account': (payload) =>
      purgeAccount({ db, lifecycle: accountLifecycle }, OneAccount.parse(payload).accountId),
    'release-usernames': () => releaseUsernames(db),
    'show-new-name': (payload) => renewWhereNamed(db, OneAccount.parse(payload).accountId),
    'settle-merge': async (payload) => {
      const { creatorId, ideaId } = OneIdea.parse(payload);
      await settleMerge(db, creatorId, ideaId);
    },
    'release-verified-votes': (payload) => releaseVerifiedVotes(db, OneAccount.parse(payload).accountId),
    'restore-hold': (payload) => restoreHold(db, OneVote.parse(payload)),
    'settle-vote-check': (payload) => settleCheck({ db }, payload),
    'apply-verified-only': (payload) => applyVerifiedOnly({ db }, payload),
    'advance-round': (payload, { job, logger }) =>
      advanceRound({ pool, db }, payload, { attempt: job.attempts, report: (text) => logger.error(text) }),
    'publish-ballots': (payload) => publishBallots({ pool, origin }, payload),
    'remove-chat-votes': (payload) => removeChatVotes(db, payload),
    'measure-round': async (payload, { job }) => {
      await requireFolded(pool, job.created_at);
      await measureRound(pool, payload);
    },
    'finish-rejection': (payload) => finishRejection(db, payload),
    'write-sitemap': async () => {
      await writeSitemap(pool, origin);
    },
    'remove-old-origins': () => removeOldOrigins(db, new Date()),
    'remove-ended-sessions': () => removeEndedSessions(pool),
    'reconcile-counts': async (_payload, { logger }) => {
      await reconcileCounts(db, { fix: false, report: (text) => logger.error(text) });
    },
    'remove-old-tokens': () => removeOldTokens(db),
    'remove-old-codes': () => removeOldCodes(db),
    'send-confirmation': (payload) => sendConfirmation(work, payload),
    'send-alert': (payload) => sendAlert(work, payload),
    'deliver-notification': (payload) => deliverNotification(work, payload),
    'email-notification': (payload, { abortSignal }) => emailNotification(work, payload, abortSignal),
    'push-notification': (payload, { abortSignal }) => pushNotification(work, payload, abortSignal),
    'remove-late-pushes': () => removeLatePushes(db),
    'send-discord-post': (payload) => sendPost(work, payload),
    'remove-old-discord-posts': () => removeOldPosts(db),
    'remove-sent-emails': () => removeSentEmails(db),
    'remove-dead-emails': () => removeDeadEmails(db),
    'remove-old-reports': () => removeOldReports(db),
    'send-email-code': (payload) => sendEmailCode(work, payload),
    'send-reset': (payload) => sendReset(work, payload),
    'remove-spent-nonces': () => removeSpentNonces(db),
    'remove-expired-attempts': () => removeExpiredAttempts(db),
    'encode-picture': (payload) => encodeUpload(work, payload),
    'remove-unused-pictures': () => removeUnusedPictures(work),
    'remove-old-uploads': () => removeOldUploads(db),
    'verify-waiting': () => verifyWaiting({ pool, db, lifecycle: accountLifecycle }),
  };
}

export const schedules: Schedule[] = [
  // Days end at midnight in the board's time zone. All zones are a multiple of 15 minutes off UTC.
  { task: 'close-charts', match: '*/15 * * * *', backfillSeconds: 24 * 60 * 60 },
  // Runs a few minutes after the close, for the boards whose Sunday has just ended.
  { task: 'recap-weeks', match: '5,20,35,50 * * * *', backfillSeconds: 6 * 24 * 60 * 60 },
  { task: 'refresh-explore', match: '* * * * *' },
  { task: 'fold-votes', match: '* * * * *' },
  { task: 'write-sitemap', match: '40 2 * * *', backfillSeconds: 24 * 60 * 60 },
  // Backfilled, so that a worker that was down removes them when it starts.
  { task: 'remove-old-origins', match: '10 * * * *', backfillSeconds: 24 * 60 * 60 },
  { task: 'remove-ended-sessions', match: '17 3 * * *' },
  { task: 'reconcile-counts', match: '40 3 * * *', backfillSeconds: 24 * 60 * 60 },
  { task: 'remove-old-tokens', match: '37 3 * * *' },
  { task: 'remove-old-codes', match: '39 3 * * *' },
  { task: 'release-usernames', match: '42 3 * * *' },
  { task: 'remove-sent-emails', match: '47 3 * * *' },
  { task: 'remove-late-pushes', match: '50 * * * *' },
  { task: 'remove-old-discord-posts', match: '51 3 * * *' },
  { task: 'remove-dead-emails', match: '52 3 * * *' },
  { task: 'remove-old-reports', match: '57 3 * * *' },
  { task: 'remove-spent-nonces', match: '*/10 * * * *' },
  { task: 'remove-expired-attempts', match: '5 * * * *' },
  { task: 'verify-waiting', match: '25 * * * *' },
  { task: 'remove-unused-pictures', match: '*/5 * * * *', queue: pictureQueue },
  // Backfilled, so that a worker that was down removes them when it starts.
  { task: 'remove-old-uploads', match: '*/10 * * * *', backfillSeconds: 24 * 60 * 60 },
];
