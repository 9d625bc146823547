import { boardActs } from './en/board-acts.ts';
import { bulkIdeas } from './en/bulk-ideas.ts';
import { checklist } from './en/checklist.ts';
import { dashboard } from './en/dashboard.ts';
import { discord } from './en/discord.ts';
import { fairness } from './en/fairness.ts';
import { ideas } from './en/ideas.ts';
import { insights } from './en/insights.ts';
import { liveBoard } from './en/live-board.ts';
import { merges } from './en/merges.ts';
import { myAccount } from './en/my-account.ts';
import { overlays } from './en/overlays.ts';
import { passkeys } from './en/passkeys.ts';
import { pictures } from './en/pictures.ts';
import { profile } from './en/profile.ts';
import { review } from './en/review.ts';
import { roundPlans } from './en/round-plans.ts';
import { shareKit } from './en/share-kit.ts';
import { shareLinks } from './en/share-links.ts';
import { signInProviders } from './en/sign-in-providers.ts';
import { streamKit } from './en/stream-kit.ts';
import { teams } from './en/teams.ts';
import { voteChecks } from './en/vote-checks.ts';

/** UI strings for pages that require a login. */
export const texts = {
  boardActs,
  bulkIdeas,
  checklist,
  dashboard,
  discord,
  fairness,
  ideas,
  insights,
  liveBoard,
  merges,
  myAccount,
  overlays,
  passkeys,
  pictures,
  profile,
  review,
  roundPlans,
  shareKit,
  shareLinks,
  signInProviders,
  streamKit,
  teams,
  voteChecks,
};
