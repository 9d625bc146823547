import { ProfileBackground, type ProfileUpdate, type User } from '@upnext/contract/identity/accounts';

import { isUploaded } from '../pictures/is-uploaded.ts';

export const networks = ['youtube', 'instagram', 'tiktok', 'threads', 'twitter', 'website'] as const;

/** Form values: strings only, as form fields hold them. */
export type ProfileValues = {
  displayName: string;
  profileDescription: string;
  logoUrl: string;
  twitterUrl: string;
  instagramUrl: string;
  youtubeUrl: string;
  tiktokUrl: string;
  threadsUrl: string;
  websiteUrl: string;
  profileBackground: ProfileBackground;
};

export function valuesOf(user: User): ProfileValues {
  return {
    displayName: user.displayName ?? '',
    profileDescription: user.profileDescription ?? '',
    // An uploaded picture is no address. It has its own field.
    logoUrl: isUploaded(user.logoUrl) ? '' : (user.logoUrl ?? ''),
    twitterUrl: user.twitterUrl ?? '',
    instagramUrl: user.instagramUrl ?? '',
    youtubeUrl: user.youtubeUrl ?? '',
    tiktokUrl: user.tiktokUrl ?? '',
    threadsUrl: user.threadsUrl ?? '',
    websiteUrl: user.websiteUrl ?? '',
    profileBackground: user.profileBackground,
  };
}

/** An empty field is sent as null, which clears it. */
export function updateOf({ profileBackground, ...texts }: ProfileUpdate): ProfileUpdate {
  const cleared = Object.entries(texts).map(([name, value]) => [name, value === '' ? null : value]);
  return { ...(Object.fromEntries(cleared) as ProfileUpdate), profileBackground: profileBackground ?? 'gradient-1' };
}
