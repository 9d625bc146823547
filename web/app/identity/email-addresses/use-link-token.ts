import { MailToken } from '@upnext/contract/identity/email-addresses';
import { useEffect, useState } from 'react';

import { useHydrated } from '../../ui/use-hydrated.ts';

function readToken(): string | null {
  return import.meta.env.SSR ? null : (MailToken.safeParse(window.location.hash.slice(1)).data ?? null);
}

/** The token in a link's hash: undefined before hydration, null if missing. It is removed from the URL immediately. */
export function useLinkToken(): string | null | undefined {
  const [token] = useState(readToken);
  const isHydrated = useHydrated();
  useEffect(() => {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, []);
  return isHydrated ? token : undefined;
}
