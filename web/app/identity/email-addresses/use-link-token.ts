import { MailToken } from '@upnext/contract/identity/email-addresses';
import { useEffect, useState } from 'react';

import { useHydrated } from '../../ui/use-hydrated.ts';

function readToken(): string | null {
  return import.meta.env.SSR ? null : (MailToken.safeParse(window.location.hash.slice(1)).data ?? null);
}

/** The token behind the # of a link: undefined until the page is alive, null if there is none. It leaves the address at once. */
export function useLinkToken(): string | null | undefined {
  const [token] = useState(readToken);
  const isHydrated = useHydrated();
  useEffect(() => {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, []);
  return isHydrated ? token : undefined;
}
