import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { ideaChangeKey, ownIdeasQuery, type Owner } from './own-ideas-query.ts';

/** To be called when a change has been answered. With several under way only the last asks: an earlier answer would bring back what the others have just removed. */
export function useRefreshedIdeas(owner: Owner): () => void {
  const client = useQueryClient();
  const { queryKey } = ownIdeasQuery(owner);
  const [key] = queryKey;
  return useCallback(() => {
    if (client.isMutating({ mutationKey: ideaChangeKey }) <= 1) void client.invalidateQueries({ queryKey: [key] });
  }, [client, key]);
}
