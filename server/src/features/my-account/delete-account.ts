import type { Language } from '@upnext/contract/language';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { closeBoards } from '../boards/close-boards.ts';
import { showNewName, showNewProfile } from '../boards/show-new-profile.ts';
import { forgetTokens } from '../emails/forget-tokens.ts';
import { removeFollows } from '../follows/remove-follows.ts';
import { retireIdeas } from '../ideas/retire-ideas.ts';
import { queueNotice } from '../mails/queue-notice.ts';
import { forgetInbox, forgetNotices } from '../notices/change-mail-settings.ts';
import { removeOverlays } from '../overlays/remove-overlays.ts';
import { forgetReports } from '../reports/remove-reports.ts';
import { endAllSessions } from '../sessions/end-more-sessions.ts';
import { removeShareLinks } from '../share-links/remove-share-links.ts';
import { removeTeams } from '../teams/remove-teams.ts';
import { forgetWaysIn } from '../ways-in/change-ways-in.ts';
import { buryNames, lockAccount, withoutHurry } from './sql.ts';

/** What is left of an account: an id for its votes on other boards to point at. */
const tombstone = {
  username: null,
  password_hash: null,
  role: 'audience',
  email: null,
  pending_email: null,
  email_verified_at: null,
  profile_description: null,
  logo_url: null,
  twitter_url: null,
  instagram_url: null,
  youtube_url: null,
  tiktok_url: null,
  threads_url: null,
  website_url: null,
  profile_background: 'gradient-1',
} as const;

/**
 * All of it is gone from every page with this transaction, but for the name beside ideas on other boards, which a job takes
 * off a moment later; another removes what its own boards leave behind.
 */
export async function deleteAccount(context: Context, { accountId }: Actor, language: Language): Promise<void> {
  const afterCommit = await context.db.transaction().execute(async (transaction) => {
    await withoutHurry(transaction, () => forgetInbox(transaction, accountId));
    // Ideas, boards, account: in the order in which everybody locks them.
    await withoutHurry(transaction, () => retireIdeas(transaction, accountId));
    const announce = await showNewProfile(context, transaction, accountId);
    const account = await lockAccount(transaction, accountId);
    if (!account?.username) throw new Refusal('not_signed_in');
    const { email: to, username } = account;
    await queueNotice(context, transaction, { kind: 'account-deleted', to, username, language });
    await closeBoards(transaction, accountId);
    await forgetNotices(transaction, accountId);
    await buryNames(transaction, accountId, username);
    await showNewName(transaction, accountId);
    await forgetTokens(transaction, accountId);
    await forgetWaysIn(transaction, accountId);
    await forgetReports(transaction, accountId);
    await removeShareLinks(transaction, accountId);
    await removeOverlays(transaction, accountId);
    await removeFollows(transaction, accountId);
    await removeTeams(transaction, accountId);
    await changeAccount(transaction, accountId, { ...tombstone, deleted_at: new Date() });
    // By then nobody still follows them who found them before.
    await addJob(transaction, 'remove-boards', { payload: { creatorId: accountId }, delaySeconds: 10 });
    return [await endAllSessions(context, transaction, accountId), announce];
  });
  for (const tell of afterCommit) tell();
}
