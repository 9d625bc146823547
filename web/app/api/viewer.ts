import { useQuery, type QueryClient } from '@tanstack/react-query';
import { getUser, type User } from '@upnext/contract/identity/accounts';
import { CallError } from '@upnext/contract/request';
import { useSyncExternalStore } from 'react';

import { removeStored } from './browser-store.ts';
import { call } from './client.ts';
import { keyOf } from './query.ts';

export const viewerKey = [keyOf(getUser, {})];
const fiveMinutesMs = 300_000;

/** A busy or unreachable server must not turn a logged-in fan into a guest, so these failures are tried again. */
const retryDelaysMs = [1_000, 2_000, 4_000];

export async function fetchViewer(): Promise<User | null> {
  for (const delayMs of [...retryDelaysMs, null]) {
    try {
      return await call(getUser, {});
    } catch (error) {
      if (error instanceof CallError && error.status === 401) {
        document.cookie = 'signed_in=; Path=/; Max-Age=0';
        break;
      }
      if (delayMs !== null) await new Promise((resolve) => setTimeout(resolve, delayMs));
      // oxlint-disable-next-line no-console -- required by the specification
      else console.error(error);
    }
  }
  // The head script set this attribute because of the cookie, and the styles depend on it.
  document.documentElement.removeAttribute('data-signed-in');
  return null;
}

const never = () => () => {};
export const hasSignedInCookie = () => /(?:^|;\s*)signed_in=1(?:;|$)/.test(document.cookie);

/** Undefined means not known yet, which is always the case during hydration. Null means not logged in. */
export type Viewer = User | null | undefined;

/**
 * The logged-in user. Calls the API only if the readable `signed_in` cookie is set. `isFresh` ignores data cached
 * before this component mounted. Otherwise, pages that redirect based on the session would loop after the session has
 * ended.
 */
export function useViewer({ isFresh = false } = {}): Viewer {
  const isSignedIn = useSyncExternalStore<boolean | undefined>(never, hasSignedInCookie, () => undefined);
  const { data, isFetchedAfterMount } = useQuery({
    queryKey: viewerKey,
    queryFn: fetchViewer,
    staleTime: fiveMinutesMs,
    enabled: isSignedIn === true,
    refetchOnMount: isFresh ? 'always' : true,
  });
  if (isSignedIn === undefined) return undefined;
  if (data !== undefined && (isFetchedAfterMount || !isFresh)) return data;
  return isSignedIn ? undefined : null;
}

/** For click handlers, which may run before the viewer is loaded. In that case, the cookie decides. */
export function isGuest(viewer: Viewer): boolean {
  return viewer === null || (viewer === undefined && !hasSignedInCookie());
}

/** Call after an account change. After login or logout, call `switchViewer` instead. */
export function setViewer(client: QueryClient, viewer: User | null): void {
  client.setQueryData(viewerKey, viewer);
  document.documentElement.toggleAttribute('data-signed-in', viewer !== null);
}

/** Call after login, registration and logout. Removes the previous account's cached data and votes. */
export function switchViewer(client: QueryClient, viewer: User | null): void {
  removeStored('votedIdeas');
  setViewer(client, viewer);
  // Runs in a timeout, after the page has rerendered. By then, queries that only the previous viewer used are inactive.
  setTimeout(() =>
    client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== viewerKey[0] }),
  );
}
