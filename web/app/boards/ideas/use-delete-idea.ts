import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteIdea, restoreIdea, type Idea } from '@upnext/contract/boards/ideas';
import { limits } from '@upnext/contract/limits';
import { CallError } from '@upnext/contract/request';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { showToast } from '../../ui/toast-store.ts';
import { insertIdea, removeIdea } from './own-ideas-cache.ts';
import { changeOwnIdeas, ideaChangeKey, ownIdeasQuery, type Owner } from './own-ideas-query.ts';
import { useRefreshedIdeas } from './use-refreshed-ideas.ts';

/** Deletes an idea optimistically. If the request fails, the card returns to its place. The toast offers to undo it. */
export function useDeleteIdea(owner: Owner) {
  const t = useTranslations('ideas');
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const refreshAfterLast = useRefreshedIdeas(owner);
  const { mutate: restore } = useRestoreIdea(owner);
  return useMutation({
    mutationKey: ideaChangeKey,
    mutationFn: ({ id }: Idea) => call(deleteIdea, { params: { id: String(id) } }),
    onMutate: async (idea) => {
      await client.cancelQueries({ queryKey: ownIdeasQuery(owner).queryKey });
      changeOwnIdeas(client, owner, (cache) => removeIdea(cache, idea));
    },
    onSuccess: (_, idea) => {
      showToast({
        title: t('deleted'),
        text: t('deletedText'),
        action: { label: t('undo'), onPress: () => restore(idea) },
        seconds: limits.undoDeletionSeconds,
      });
      refreshAfterLast();
    },
    onError: (error, idea) => {
      changeOwnIdeas(client, owner, (cache) => insertIdea(cache, idea));
      showFailure(t('deleteError'), error);
      if (error instanceof CallError) refreshAfterLast();
    },
  });
}

function useRestoreIdea(owner: Owner) {
  const t = useTranslations('ideas');
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const refreshAfterLast = useRefreshedIdeas(owner);
  return useMutation({
    mutationKey: ideaChangeKey,
    mutationFn: ({ id }: Idea) => call(restoreIdea, { params: { id: String(id) } }),
    onSuccess: (idea) => {
      if (idea.status === 'approved') changeOwnIdeas(client, owner, (cache) => insertIdea(cache, idea));
      showToast({ title: t('restored'), text: idea.title });
      refreshAfterLast();
    },
    onError: (error) => showFailure(t('restoreError'), error),
  });
}
