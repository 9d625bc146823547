import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { ideaChangeKey, keyOfDone, ownIdeasQuery, type Owner } from './own-ideas-query.ts';

/** To be called when a change has been answered. With several under way only the last asks for the chart: an earlier answer would bring back what the others have just removed. */
export function useRefreshedIdeas(owner: Owner): () => void {
  const client = useQueryClient();
  const { queryKey } = ownIdeasQuery(owner);
  const [key] = queryKey;
  const doneKey = keyOfDone(owner);
  return useCallback(() => {
    void client.invalidateQueries({ queryKey: [doneKey] });
    if (client.isMutating({ mutationKey: ideaChangeKey }) <= 1) void client.invalidateQueries({ queryKey: [key] });
  }, [client, key, doneKey]);
}
