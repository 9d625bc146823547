import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateIdea, type IdeaInput } from '@upnext/contract/boards/ideas';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { showToast } from '../../ui/toast-store.ts';
import { replaceIdea } from './own-ideas-cache.ts';
import { changeOwnIdeas, ideaChangeKey, type Owner } from './own-ideas-query.ts';
import { useRefreshedIdeas } from './use-refreshed-ideas.ts';

export function useUpdateIdea(owner: Owner) {
  const t = useTranslations('ideas');
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const refreshAfterLast = useRefreshedIdeas(owner);
  return useMutation({
    mutationKey: ideaChangeKey,
    mutationFn: ({ id, ...body }: IdeaInput & { id: number }) => call(updateIdea, { params: { id: String(id) }, body }),
    onSuccess: (idea) => {
      changeOwnIdeas(client, owner, (cache) => replaceIdea(cache, idea));
      showToast({ title: t('updated'), text: t('updatedText') });
      refreshAfterLast();
    },
    onError: (error) => showFailure(t('updateError'), error, t('updateErrorText')),
  });
}
