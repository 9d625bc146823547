import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render: a form that only scripts can send waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
