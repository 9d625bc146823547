import { ProfileUpdate, type User } from '@upnext/contract/identity/accounts';
import { expect, test } from 'vitest';

import { updateOf, valuesOf } from './profile-values.ts';

const user: User = {
  id: 1,
  username: 'ana',
  userRole: 'creator',
  email: null,
  isVerified: false,
  profileDescription: 'Bread',
  displayName: null,
  logoUrl: null,
  twitterUrl: null,
  instagramUrl: null,
  youtubeUrl: 'https://youtube.com/@ana',
  tiktokUrl: null,
  threadsUrl: null,
  websiteUrl: null,
  profileBackground: 'pattern-1',
};

test('updateOf converts unchanged form values from valuesOf back to the stored profile', () => {
  const values = valuesOf(user);
  expect(values).toMatchObject({ profileDescription: 'Bread', logoUrl: '', profileBackground: 'pattern-1' });
  const update = updateOf(ProfileUpdate.parse(values));
  expect({ ...user, ...update }).toEqual(user);
  expect(Object.keys(update)).toHaveLength(10);
});

test('updateOf returns null for a cleared field and gradient-1 for a missing background', () => {
  expect(updateOf({ profileDescription: '', youtubeUrl: '', profileBackground: null })).toEqual({
    profileDescription: null,
    youtubeUrl: null,
    profileBackground: 'gradient-1',
  });
});
