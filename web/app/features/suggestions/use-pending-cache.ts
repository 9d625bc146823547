import { useQueryClient } from '@tanstack/react-query';
import { getUser, type User } from '@upnext/contract/accounts';
import type { Idea } from '@upnext/contract/ideas';
import { limits } from '@upnext/contract/limits';
import { listPendingIdeas } from '@upnext/contract/suggestions';
import { useMemo } from 'react';

import { call } from '../../api/client.ts';
import { keyOf } from '../../api/query.ts';
import { setViewer } from '../../api/viewer.ts';

export const pendingListKey = [keyOf(listPendingIdeas, {})];
const viewerKey = [keyOf(getUser, {})];

/** The waiting suggestions as the browser knows them, and their number, which lives with the viewer. */
export function usePendingCache() {
  const client = useQueryClient();
  return useMemo(() => {
    const changeCount = (to: (count: number) => number) => {
      const viewer = client.getQueryData<User | null>(viewerKey);
      if (viewer) setViewer(client, { ...viewer, pendingCount: Math.max(0, to(viewer.pendingCount ?? 0)) });
    };
    const addToCount = (more: number) => changeCount((count) => count + more);
    const change = (to: (ideas: Idea[]) => Idea[]) =>
      client.setQueryData<Idea[]>(pendingListKey, (ideas) => ideas && to(ideas));

    return {
      /** A list that is not full is also the count. */
      ask: async () => {
        const ideas = await call(listPendingIdeas, {});
        if (ideas.length < limits.pendingPerPage) changeCount(() => ideas.length);
        return ideas;
      },
      take: async (taken: Idea[]) => {
        await client.cancelQueries({ queryKey: pendingListKey });
        const ids = new Set(taken.map(({ id }) => id));
        change((ideas) => ideas.filter(({ id }) => !ids.has(id)));
        addToCount(-taken.length);
      },
      putBack: (taken: Idea[]) => {
        change((ideas) => [...taken, ...ideas].toSorted((a, b) => a.id - b.id));
        addToCount(taken.length);
      },
      /** Also brings the next ones of a list that is longer than a page. A viewer that can't be asked stays who it was. */
      refresh: () => {
        void client.invalidateQueries({ queryKey: pendingListKey });
        void call(getUser, {}).then(
          (user) => setViewer(client, user),
          () => undefined,
        );
      },
    };
  }, [client]);
}
