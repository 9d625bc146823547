import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createIdea, type IdeaInput } from '@upnext/contract/boards/ideas';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { showToast } from '../../ui/toast-store.ts';
import { insertIdea } from './own-ideas-cache.ts';
import { changeOwnIdeas, ideaChangeKey, type Owner } from './own-ideas-query.ts';
import { useRefreshedIdeas } from './use-refreshed-ideas.ts';

export function useCreateIdea(owner: Owner) {
  const t = useTranslations('ideas');
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const refreshAfterLast = useRefreshedIdeas(owner);
  return useMutation({
    mutationKey: ideaChangeKey,
    mutationFn: (body: IdeaInput) => call(createIdea, { query: { board: owner.choice }, body }),
    onSuccess: (idea) => {
      changeOwnIdeas(client, owner, (cache) => insertIdea(cache, idea));
      showToast({ title: t('created'), text: t('createdText') });
      refreshAfterLast();
    },
    onError: (error) => showFailure(t('createError'), error),
  });
}
