import { dashboard } from './en/dashboard.ts';
import { ideas } from './en/ideas.ts';
import { insights } from './en/insights.ts';
import { myAccount } from './en/my-account.ts';
import { passkeys } from './en/passkeys.ts';
import { profile } from './en/profile.ts';
import { shareKit } from './en/share-kit.ts';
import { shareLinks } from './en/share-links.ts';
import { signInProviders } from './en/sign-in-providers.ts';

/** For the pages that are somebody's own. */
export const texts = {
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
