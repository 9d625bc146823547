import { getUser, type User } from '@upnext/contract/identity/accounts';
import { CallError } from '@upnext/contract/request';
import { redirect } from 'react-router';

import { loginPath } from './login-path.ts';
import type { PageContext } from './page-context.ts';
import { keyOf } from './query.ts';
import type { Seed } from './seeds.tsx';

/**
 * For loaders of pages that require a login: returns the user, or redirects to the login page, which returns to `path`.
 */
export async function loadViewer(
  { callAsViewer }: PageContext,
  path: string,
): Promise<{ user: User; viewerSeed: Seed }> {
  const user = await callAsViewer(getUser, {}).catch((error: unknown) => {
    throw error instanceof CallError && error.status === 401 ? redirect(loginPath(path)) : error;
  });
  return { user, viewerSeed: { key: keyOf(getUser, {}), data: user } };
}
