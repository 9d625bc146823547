import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createIdeas, type Idea, type IdeaInput } from '@upnext/contract/boards/ideas';
import { limits } from '@upnext/contract/limits';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { insertIdea } from '../ideas/own-ideas-cache.ts';
import { changeOwnIdeas, ideaChangeKey, type Owner } from '../ideas/own-ideas-query.ts';
import { useRefreshedIdeas } from '../ideas/use-refreshed-ideas.ts';

/** The server accepts bodies up to 16 KiB. */
const mostBytes = 14_000;

/**
 * Publishes several ideas, as a rule in one request. A repeated request adds nothing twice, so a failed import can be
 * sent again.
 */
export function useCreateIdeas(owner: Owner) {
  const t = useTranslations('bulkIdeas');
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const refreshAfterLast = useRefreshedIdeas(owner);
  return useMutation({
    mutationKey: ideaChangeKey,
    mutationFn: async (ideas: IdeaInput[]) => {
      const created: Idea[] = [];
      for (const batch of batchesOf(ideas)) {
        const { ideas: added } = await call(createIdeas, { query: { board: owner.choice }, body: { ideas: batch } });
        created.push(...added);
        changeOwnIdeas(client, owner, (cache) => added.reduce(insertIdea, cache));
      }
      return created;
    },
    onError: (error) => showFailure(t('error'), error),
    onSettled: refreshAfterLast,
  });
}

export function batchesOf(ideas: readonly IdeaInput[]): IdeaInput[][] {
  const batches: IdeaInput[][] = [];
  let bytes = Infinity;
  for (const idea of ideas) {
    const size = new TextEncoder().encode(JSON.stringify(idea)).length + 1;
    const batch = batches.at(-1);
    if (batch && batch.length < limits.ideasPerRequest && bytes + size <= mostBytes) {
      batch.push(idea);
      bytes += size;
    } else {
      batches.push([idea]);
      bytes = size;
    }
  }
  return batches;
}
