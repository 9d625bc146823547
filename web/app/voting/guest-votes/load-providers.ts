import type { QueryClient } from '@tanstack/react-query';
import { listSignInProviders } from '@upnext/contract/identity/sign-in-providers';

import { queryOf } from '../../api/query.ts';

/** Loads the login providers before a sheet is shown, so that it doesn't change afterwards. If that fails, it has none. */
export async function loadProviders(client: QueryClient): Promise<void> {
  const providers = queryOf(listSignInProviders, {});
  await client.ensureQueryData(providers).catch(() => client.setQueryData(providers.queryKey, []));
}
