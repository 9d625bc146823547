import { useQueryClient } from '@tanstack/react-query';
import { getUser, type User } from '@upnext/contract/identity/accounts';

import { keyOf } from '../../api/query.ts';
import { useViewer } from '../../api/viewer.ts';

/**
 * Returns a function that reloads the viewer and returns whether their account has been verified meanwhile. It returns
 * false if the change was made to another account, for example with a link opened in another browser.
 */
export function useNewlyVerified(): () => Promise<boolean> {
  const client = useQueryClient();
  const before = useViewer();
  return async () => {
    const queryKey = [keyOf(getUser, {})];
    await client.invalidateQueries({ queryKey });
    return before?.isVerified === false && client.getQueryData<User | null>(queryKey)?.isVerified === true;
  };
}
