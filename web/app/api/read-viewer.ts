import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@upnext/contract/identity/accounts';

import { fetchViewer, hasSignedInCookie, viewerKey, type Viewer } from './viewer.ts';

/** For handlers that need the viewer and may run before it is loaded. */
export async function readViewer(client: QueryClient): Promise<User | null> {
  return hasSignedInCookie() ? await client.ensureQueryData({ queryKey: viewerKey, queryFn: fetchViewer }) : null;
}

/** Loads the viewer again, after a change that doesn't return it. */
export async function reloadViewer(client: QueryClient): Promise<Viewer> {
  await client.invalidateQueries({ queryKey: viewerKey });
  return client.getQueryData<User | null>(viewerKey);
}
