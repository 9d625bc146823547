import type { SignInMethods } from '@upnext/contract/identity/sign-in-methods';

/** Whether the account can be recovered if its password is lost. */
export function hasWayBack({ providers, passkeys, recoveryCodesLeft, hasEmailCodes }: SignInMethods): boolean {
  const isLinked = providers.some(({ linkedAt }) => linkedAt !== null);
  return isLinked || hasEmailCodes || passkeys.length > 0 || recoveryCodesLeft > 0;
}

/** The part of the account page to add one. An email helps only on a site that sends email. */
export function wayBackPath(sendsMail: boolean): string {
  return sendsMail ? '/account#signing-in' : '/account#recovery-codes';
}
