import type { Language } from '@upnext/contract/language';

import { sharePosts as english } from '../../texts/en/share-posts.ts';
import { sharePosts as spanish } from '../../texts/es/share-posts.ts';

export type Place = keyof typeof english;

/** Places to post, grouped so that one hint applies to the whole group. */
export const placeGroups = [
  { group: 'video', places: ['youtubeDescription', 'pinnedComment'] },
  { group: 'post', places: ['xPost', 'instagramStory'] },
  { group: 'bio', places: ['instagramBio', 'tiktokBio'] },
  { group: 'stream', places: ['twitchPanel', 'chatMessage'] },
  { group: 'group', places: ['discord', 'messenger'] },
] as const satisfies { group: string; places: Place[] }[];

export function preparePost(place: Place, language: Language, url: string): string {
  return (language === 'es' ? spanish : english)[place].replace('{url}', url);
}
