import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteIdea, type Idea } from '@upnext/contract/boards/ideas';
import { approveSuggestion } from '@upnext/contract/boards/suggestions';
import { CallError } from '@upnext/contract/request';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { showToast } from '../../ui/toast-store.ts';
import { insertIdea } from '../ideas/own-ideas-cache.ts';
import { changeOwnIdeas, type Owner } from '../ideas/own-ideas-query.ts';
import { usePendingCache } from './use-pending-cache.ts';

const reviewKey = ['review'];

/** Approves and rejects suggestions. The card is removed immediately and returns if the call fails. */
export function useReview(owner: Owner) {
  const t = useTranslations('ideas');
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const { take, putBack, refresh } = usePendingCache();
  const refreshAfterLast = () => {
    if (client.isMutating({ mutationKey: reviewKey }) <= 1) refresh();
  };

  const { mutate: approve } = useMutation({
    mutationKey: reviewKey,
    mutationFn: ({ id }: Idea) => call(approveSuggestion, { params: { id: String(id) } }),
    onMutate: (idea) => take([idea]),
    onSuccess: (idea) => {
      changeOwnIdeas(client, owner, (cache) => insertIdea(cache, idea));
      showToast({ title: t('approved'), text: t('approvedText', { title: idea.title }) });
      refreshAfterLast();
    },
    onError: (error, idea) => {
      if (!isGone(error)) putBack([idea]);
      showFailure(t('approveError'), error, t('approveErrorText'));
      if (error instanceof CallError) refreshAfterLast();
    },
  });

  const { mutate: reject } = useMutation({
    mutationKey: reviewKey,
    mutationFn: rejectAll,
    onMutate: (ideas) => take(ideas),
    onSuccess: (left, ideas) => {
      const count = ideas.length - left.ideas.length;
      putBack(left.ideas);
      if (left.error) showFailure(t('rejectError'), left.error, t('rejectErrorText'));
      else if (ideas.length > 1) showToast({ title: t('rejectedAll', { count }) });
      else showToast({ title: t('rejected'), text: t('rejectedText') });
      if (!left.error || left.error instanceof CallError) refreshAfterLast();
    },
  });

  return { approve, reject };
}

/** Sends one request at a time, so a failure (rate limit, no network) leaves the rest unchanged. */
async function rejectAll(ideas: Idea[]): Promise<{ ideas: Idea[]; error?: unknown }> {
  for (const [at, { id }] of ideas.entries()) {
    try {
      await call(deleteIdea, { params: { id: String(id) } });
    } catch (error) {
      if (!isGone(error)) return { ideas: ideas.slice(at), error };
    }
  }
  return { ideas: [] };
}

function isGone(error: unknown): boolean {
  return error instanceof CallError && error.status === 404;
}
