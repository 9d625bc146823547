import type { SignInMethods } from '@upnext/contract/identity/sign-in-methods';

import { hasWayBack } from './way-back.ts';

/** `no-way-back`: the account is lost if its password is. `passkey`: a faster way to log in. */
export type Offer = 'no-way-back' | 'passkey';

/** What to offer a fan, or undefined. Adding a method without a password needs a recent login. */
export function chooseOffer(methods: SignInMethods, isPasskeySupported: boolean): Offer | undefined {
  const { hasPassword, isFresh, passkeys } = methods;
  if (!hasWayBack(methods)) return 'no-way-back';
  const canAdd = isPasskeySupported && (hasPassword || isFresh);
  return canAdd && passkeys.length === 0 ? 'passkey' : undefined;
}
