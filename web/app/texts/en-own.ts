import { dashboard } from './en/dashboard.ts';
import { ideas } from './en/ideas.ts';
import { myAccount } from './en/my-account.ts';
import { overlays } from './en/overlays.ts';
import { passkeys } from './en/passkeys.ts';
import { profile } from './en/profile.ts';
import { shareKit } from './en/share-kit.ts';
import { shareLinks } from './en/share-links.ts';
import { signInProviders } from './en/sign-in-providers.ts';
import { streamKit } from './en/stream-kit.ts';

/** For the pages that are somebody's own. */
export const texts = {
  dashboard,
  ideas,
  myAccount,
  overlays,
  passkeys,
  profile,
  shareKit,
  shareLinks,
  signInProviders,
  streamKit,
};
