import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render. Forms that need JavaScript stay disabled until it's true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
