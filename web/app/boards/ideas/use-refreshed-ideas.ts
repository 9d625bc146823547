import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { doneStages, ideaChangeKey, keyOfDone, ownIdeasQuery, type Owner } from './own-ideas-query.ts';

/**
 * Call when a mutation has finished. If several are in flight, only the last one refetches the chart, because an
 * earlier response would bring back ideas that the other mutations have just removed.
 */
export function useRefreshedIdeas(owner: Owner): () => void {
  const client = useQueryClient();
  const { queryKey } = ownIdeasQuery(owner);
  const [key] = queryKey;
  return useCallback(() => {
    for (const stage of doneStages) void client.invalidateQueries({ queryKey: [keyOfDone(owner, stage)] });
    if (client.isMutating({ mutationKey: ideaChangeKey }) <= 1) void client.invalidateQueries({ queryKey: [key] });
  }, [client, key, owner]);
}
