import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False if the browser has no WebAuthn. True on the server, which can't know. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => true,
  );
}
