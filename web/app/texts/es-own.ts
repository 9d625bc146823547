import { dashboard } from './es/dashboard.ts';
import { ideas } from './es/ideas.ts';
import { insights } from './es/insights.ts';
import { myAccount } from './es/my-account.ts';
import { passkeys } from './es/passkeys.ts';
import { profile } from './es/profile.ts';
import { shareKit } from './es/share-kit.ts';
import { shareLinks } from './es/share-links.ts';
import { signInProviders } from './es/sign-in-providers.ts';
import type { OwnTexts } from './texts.ts';

/** For the pages that are somebody's own. */
export const texts: OwnTexts = {
  dashboard,
  ideas,
  insights,
  myAccount,
  passkeys,
  profile,
  shareKit,
  shareLinks,
  signInProviders,
};
