import { expect, test } from 'vitest';

import { placeGroups, preparePost, type Place } from './prepared-posts.ts';

const url = `https://upnext.example/${'a'.repeat(30)}`;
/** Length limits of the networks. X counts any URL as 23 characters. */
const most: Partial<Record<Place, number>> = { tiktokBio: 80, instagramBio: 150, xPost: 280, chatMessage: 500 };

test.each(placeGroups.flatMap(({ places }) => places))(
  'the prepared post for %s contains the link once and fits the length limit',
  (place) => {
    const texts = (['en', 'es'] as const).map((language) => preparePost(place, language, url));
    expect(texts[0]).not.toBe(texts[1]);
    for (const text of texts) {
      expect(text.split(url)).toHaveLength(2);
      expect(text).not.toMatch(/[{}]/);
      expect(text.length).toBeLessThanOrEqual(most[place] ?? 300);
    }
  },
);
