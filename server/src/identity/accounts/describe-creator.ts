import { ProfileBackground, type Creator } from '@upnext/contract/identity/accounts';
import { picturePath } from '@upnext/contract/picture';
import { isWebAddress } from '@upnext/contract/web-address';
import type { Selectable } from 'kysely';

import type { Tables } from '../../tables.ts';

export const profileColumns = [
  'id',
  'username',
  'display_name',
  'profile_description',
  'avatar',
  'logo_url',
  'twitter_url',
  'instagram_url',
  'youtube_url',
  'tiktok_url',
  'threads_url',
  'website_url',
  'profile_background',
] as const;

export type ProfileRow = Pick<Named<Selectable<Tables['accounts']>>, (typeof profileColumns)[number]>;

/** Only deleted accounts have no username. They have no board and no session, so their rows are never used here. */
type Named<Row> = Row & { username: string };

/** A creator's public profile. */
export function describeCreator(row: ProfileRow): Creator {
  return {
    id: row.id,
    username: row.username,
    displayName: row.display_name,
    profileDescription: row.profile_description,
    logoUrl: logoUrlOf(row),
    twitterUrl: webAddress(row.twitter_url),
    instagramUrl: webAddress(row.instagram_url),
    youtubeUrl: webAddress(row.youtube_url),
    tiktokUrl: webAddress(row.tiktok_url),
    threadsUrl: webAddress(row.threads_url),
    websiteUrl: webAddress(row.website_url),
    profileBackground: ProfileBackground.parse(row.profile_background),
  };
}

/** The path of the uploaded profile picture, or the address that the creator entered. */
export function logoUrlOf({ avatar, logo_url: logoUrl }: Pick<ProfileRow, 'avatar' | 'logo_url'>): string | null {
  return avatar === null ? webAddress(logoUrl) : `${picturePath(avatar)}-medium.webp`;
}

/** URLs are validated when they are stored, and again here before they are shown. */
function webAddress(value: string | null): string | null {
  return value !== null && isWebAddress(value) ? value : null;
}
