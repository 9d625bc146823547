import { useQuery, type QueryClient } from '@tanstack/react-query';
import { getUser, type User } from '@upnext/contract/identity/accounts';
import { CallError } from '@upnext/contract/request';
import { useSyncExternalStore } from 'react';

import { call } from './client.ts';
import { keyOf } from './query.ts';

const viewerKey = [keyOf(getUser, {})];
const fiveMinutesMs = 300_000;

async function askViewer(): Promise<User | null> {
  try {
    return await call(getUser, {});
  } catch (error) {
    if (error instanceof CallError && error.status === 401) document.cookie = 'signed_in=; Path=/; Max-Age=0';
    // oxlint-disable-next-line no-console -- the specification wants it logged
    else console.error(error);
    // The head script believed the cookie, and the styles the head script.
    document.documentElement.removeAttribute('data-signed-in');
    return null;
  }
}

const never = () => () => {};
const hasSignedInCookie = () => /(?:^|;\s*)signed_in=1(?:;|$)/.test(document.cookie);

/** undefined: not known yet (always so in the first render); null: a guest. */
export type Viewer = User | null | undefined;

/**
 * Who is looking. Asks only when the readable cookie says that somebody is signed in. `isFresh`: an answer from before
 * this component counts as none, for pages that would be sent in a circle by a session that has ended meanwhile.
 */
export function useViewer({ isFresh = false } = {}): Viewer {
  const isSignedIn = useSyncExternalStore<boolean | undefined>(never, hasSignedInCookie, () => undefined);
  const { data, isFetchedAfterMount } = useQuery({
    queryKey: viewerKey,
    queryFn: askViewer,
    staleTime: fiveMinutesMs,
    enabled: isSignedIn === true,
    refetchOnMount: isFresh ? 'always' : true,
  });
  if (data !== undefined && (isFetchedAfterMount || !isFresh)) return data;
  return isSignedIn === false ? null : undefined;
}

/** For a press, which may come before the first render knows: nobody is signed in. */
export function isGuest(viewer: Viewer): boolean {
  return viewer === null || (viewer === undefined && !hasSignedInCookie());
}

/** After a change of the account; after login and logout `switchViewer`. */
export function setViewer(client: QueryClient, viewer: User | null): void {
  client.setQueryData(viewerKey, viewer);
  document.documentElement.toggleAttribute('data-signed-in', viewer !== null);
}

/** After login, registration and logout: what one account was told is not for the next. */
export function switchViewer(client: QueryClient, viewer: User | null): void {
  setViewer(client, viewer);
  // Once the page has heard of it: what only the last viewer's page asked for is then nobody's.
  setTimeout(() =>
    client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== viewerKey[0] }),
  );
}
