import type { SignInMethods } from '@upnext/contract/identity/sign-in-methods';
import { expect, test } from 'vitest';

import { chooseOffer } from './choose-offer.ts';

const moment = '2026-05-01T12:00:00.000Z';
const none: SignInMethods = {
  hasPassword: true,
  isFresh: true,
  providers: [{ name: 'acme', label: 'Acme', linkedAt: null }],
  passkeys: [],
  recoveryCodesLeft: 0,
  hasEmailCodes: false,
};
const linked = { providers: [{ name: 'acme', label: 'Acme', linkedAt: moment }] };
const passkey = { passkeys: [{ id: 1, name: 'Phone', createdAt: moment, lastUsedAt: null }] };

test.each([
  ['a password only', {}, true, 'no-way-back'],
  ['a password only, in a browser without passkeys', {}, false, 'no-way-back'],
  ['a linked provider', linked, true, 'passkey'],
  ['a confirmed email', { hasEmailCodes: true }, true, 'passkey'],
  ['recovery codes', { recoveryCodesLeft: 3 }, true, 'passkey'],
  ['a linked provider, in a browser without passkeys', linked, false, undefined],
  ['a passkey', passkey, true, undefined],
  [
    'a linked provider, no password and an old login',
    { ...linked, hasPassword: false, isFresh: false },
    true,
    undefined,
  ],
] as const)('an account with %s', (_methods, methods, isSupported, offer) => {
  expect(chooseOffer({ ...none, ...methods }, isSupported)).toBe(offer);
});
