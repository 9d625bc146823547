import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { blockFan, listBlockedFans } from '@upnext/contract/boards/blocked-fans';
import type { Idea } from '@upnext/contract/boards/ideas';
import { mergeIdea, unmergeIdea } from '@upnext/contract/boards/merges';
import { approveSuggestion } from '@upnext/contract/boards/suggestions';
import type { RejectionReason } from '@upnext/contract/idea-fields';
import { limits } from '@upnext/contract/limits';
import { CallError } from '@upnext/contract/request';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { keyOf } from '../../api/query.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { showToast } from '../../ui/toast-store.ts';
import { insertIdea } from '../ideas/own-ideas-cache.ts';
import { changeOwnIdeas, type Owner } from '../ideas/own-ideas-query.ts';
import { useRefreshedIdeas } from '../ideas/use-refreshed-ideas.ts';
import { useChosenBoard } from '../own-boards/chosen-board.ts';
import { isGone, PartialRejection, rejectEach, restoreEach } from './reject-each.ts';
import { usePendingCache } from './use-pending-cache.ts';

type Action = {
  /** The ideas to remove from the list immediately. They are put back if the request fails. */
  ideas: Idea[];
  send: () => Promise<unknown>;
  done: () => void;
  failed: [title: string, fallback?: string];
};

const reviewKey = ['review'];

/**
 * Decisions about suggestions, with undo. `onSettled` is called after the last of several decisions that were made in
 * quick succession.
 */
export function useReview(owner: Owner, onSettled?: () => void) {
  const t = useTranslations();
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const board = useChosenBoard();
  const { take, putBack } = usePendingCache();
  const refreshIdeas = useRefreshedIdeas(owner);
  const sentCount = useIsMutating({ mutationKey: reviewKey });
  const lastUndo = useRef<() => Promise<void>>(undefined);

  const { mutate } = useMutation({
    mutationKey: reviewKey,
    mutationFn: ({ send }: Action) => send(),
    onMutate: ({ ideas }) => take(ideas),
    onSuccess: (_, { done }) => {
      done();
      settle();
    },
    onError: (error, { ideas, failed: [title, fallback] }) => {
      const { left, cause } = error instanceof PartialRejection ? error : { left: ideas, cause: error };
      // A suggestion that was already handled, e.g. in another tab, is not put back.
      if (!isGone(cause)) putBack(left);
      showFailure(title, cause, fallback);
      if (cause instanceof CallError) settle();
    },
  });

  function settle(): void {
    if (client.isMutating({ mutationKey: reviewKey }) <= 1) onSettled?.();
  }

  function offerUndo(title: string, details: string, takeBack: () => Promise<Idea[]>): void {
    const undo = async () => {
      lastUndo.current = undefined;
      try {
        const ideas = await takeBack();
        putBack(ideas);
        const [first, ...others] = ideas;
        const text =
          others.length === 0
            ? t('review.undoneText', { title: first?.title ?? '' })
            : t('review.undoneAllText', { count: ideas.length });
        showToast({ title: t('review.undone'), text });
      } catch (error) {
        showFailure(t('review.undoError'), error);
      }
    };
    lastUndo.current = undo;
    setTimeout(() => {
      if (lastUndo.current === undo) lastUndo.current = undefined;
    }, limits.undoSeconds * 1_000);
    showToast({ title, text: details, action: { label: t('review.undo'), onPress: () => void undo() } });
  }

  return {
    /**
     * True while requests are in flight. A list fetched during that time could still contain suggestions that were just
     * handled.
     */
    isSending: sentCount > 0,
    approve(idea: Idea) {
      mutate({
        ideas: [idea],
        send: async () => {
          const approved = await call(approveSuggestion, { params: { id: String(idea.id) } });
          changeOwnIdeas(client, owner, (cache) => insertIdea(cache, approved));
        },
        done: () => {
          showToast({ title: t('ideas.approved'), text: t('ideas.approvedText', { title: idea.title }) });
          refreshIdeas();
        },
        failed: [t('ideas.approveError'), t('ideas.approveErrorText')],
      });
    },
    reject(ideas: Idea[], reason: RejectionReason) {
      const title = ideas.length === 1 ? t('ideas.rejected') : t('ideas.rejectedAll', { count: ideas.length });
      const text = t('review.rejectedText', { reason: t(`review.reasons.${reason}`) });
      mutate({
        ideas,
        send: () => rejectEach(ideas, reason),
        done: () => offerUndo(title, text, () => restoreEach(ideas)),
        failed: [t('ideas.rejectError'), t('ideas.rejectErrorText')],
      });
    },
    merge(idea: Idea, target: { id: number; title: string }) {
      const params = { id: String(idea.id) };
      mutate({
        ideas: [idea],
        send: () => call(mergeIdea, { params, body: { into: target.id } }),
        done: () =>
          offerUndo(t('review.merged'), t('review.mergedText', { title: target.title }), async () => [
            await call(unmergeIdea, { params }),
          ]),
        failed: [t('review.mergeError')],
      });
    },
    block(fan: { id: number; username: string }, ideas: Idea[]) {
      mutate({
        ideas,
        send: () => call(blockFan, { params: { id: String(fan.id) }, query: { board } }),
        done: () => {
          showToast({ title: t('review.blocked', { username: fan.username }), text: t('review.blockedText') });
          void client.invalidateQueries({ queryKey: [keyOf(listBlockedFans, { query: { board } })] });
        },
        failed: [t('review.blockError')],
      });
    },
    undo: () => void lastUndo.current?.(),
  };
}
