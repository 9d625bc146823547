import type { Site } from '@upnext/contract/identity/site';
import { useRouteLoaderData } from 'react-router';

/** The operator's settings. Undefined on an error page that has no loader data. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<{ site: Site | null }>('root')?.site ?? undefined;
}
