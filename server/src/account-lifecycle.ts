import { blockedFanHooks } from './boards/blocked-fans/account-lifecycle.ts';
import { boardHooks } from './boards/boards/account-lifecycle.ts';
import { dailyCloseHooks } from './boards/daily-close/account-lifecycle.ts';
import { discordHooks } from './boards/discord/account-lifecycle.ts';
import { exploreHooks } from './boards/explore/account-lifecycle.ts';
import { followHooks } from './boards/follows/account-lifecycle.ts';
import { ideaHooks } from './boards/ideas/account-lifecycle.ts';
import { pictureHooks } from './boards/pictures/account-lifecycle.ts';
import { shareLinkHooks } from './boards/share-links/account-lifecycle.ts';
import { suggestionHooks } from './boards/suggestions/account-lifecycle.ts';
import { teamHooks } from './boards/teams/account-lifecycle.ts';
import type { AccountHooks } from './context.ts';
import { accountSettingsHooks } from './identity/account-settings/account-lifecycle.ts';
import { emailAddressHooks } from './identity/email-addresses/account-lifecycle.ts';
import { emailCodeHooks } from './identity/email-codes/account-lifecycle.ts';
import { originHooks } from './identity/origins/account-lifecycle.ts';
import { sessionHooks } from './identity/sessions/account-lifecycle.ts';
import { signInMethodHooks } from './identity/sign-in-methods/account-lifecycle.ts';
import { signInProviderHooks } from './identity/sign-in-providers/account-lifecycle.ts';
import { verifiedAccountHooks } from './identity/verified-accounts/account-lifecycle.ts';
import { notificationHooks } from './notifications/account-lifecycle.ts';
import { discordPostHooks } from './notifications/discord-posts/account-lifecycle.ts';
import { pushHooks } from './notifications/push/account-lifecycle.ts';
import { reportHooks } from './operations/reports/account-lifecycle.ts';
import { insightHooks } from './reach/insights/account-lifecycle.ts';
import { visitHooks } from './reach/visits/account-lifecycle.ts';
import { overlayHooks } from './reach/widgets/account-lifecycle.ts';
import { achievementHooks } from './voting/achievements/account-lifecycle.ts';
import { ballotHooks } from './voting/ballots/account-lifecycle.ts';
import { chatVoteHooks } from './voting/chat-votes/account-lifecycle.ts';
import { holdHooks } from './voting/holds/account-lifecycle.ts';
import { roundHooks } from './voting/rounds/account-lifecycle.ts';
import { voteCheckHooks } from './voting/vote-checks/account-lifecycle.ts';
import { voteHooks } from './voting/votes/account-lifecycle.ts';
import { weeklyChartHooks } from './voting/weekly-charts/account-lifecycle.ts';

/**
 * The account hooks of every feature. Hooks and purges run in this order: notifications before any lock is taken, then
 * ideas with their votes, and boards last, because foreign keys reference them.
 */
export const accountLifecycle: readonly AccountHooks[] = [
  accountSettingsHooks,
  notificationHooks,
  pushHooks,
  sessionHooks,
  originHooks,
  signInMethodHooks,
  signInProviderHooks,
  emailAddressHooks,
  emailCodeHooks,
  verifiedAccountHooks,

  ideaHooks,
  voteHooks,
  achievementHooks,
  holdHooks,
  insightHooks,
  suggestionHooks,
  dailyCloseHooks,
  weeklyChartHooks,
  voteCheckHooks,
  ballotHooks,
  chatVoteHooks,
  roundHooks,
  blockedFanHooks,
  followHooks,
  teamHooks,
  visitHooks,
  shareLinkHooks,
  overlayHooks,
  // Webhooks before their posts, as when a board is disconnected: transactions that lock both can't block each other.
  discordHooks,
  discordPostHooks,
  reportHooks,
  exploreHooks,
  pictureHooks,
  boardHooks,
];
