import { boardActs } from './es/board-acts.ts';
import { bulkIdeas } from './es/bulk-ideas.ts';
import { checklist } from './es/checklist.ts';
import { dashboard } from './es/dashboard.ts';
import { discord } from './es/discord.ts';
import { fairness } from './es/fairness.ts';
import { ideas } from './es/ideas.ts';
import { insights } from './es/insights.ts';
import { liveBoard } from './es/live-board.ts';
import { merges } from './es/merges.ts';
import { myAccount } from './es/my-account.ts';
import { overlays } from './es/overlays.ts';
import { passkeys } from './es/passkeys.ts';
import { pictures } from './es/pictures.ts';
import { profile } from './es/profile.ts';
import { review } from './es/review.ts';
import { roundPlans } from './es/round-plans.ts';
import { shareKit } from './es/share-kit.ts';
import { shareLinks } from './es/share-links.ts';
import { signInProviders } from './es/sign-in-providers.ts';
import { streamKit } from './es/stream-kit.ts';
import { teams } from './es/teams.ts';
import { voteChecks } from './es/vote-checks.ts';
import type { OwnTexts } from './texts.ts';

/** UI strings for pages that require a login. */
export const texts: OwnTexts = {
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
