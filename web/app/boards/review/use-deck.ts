import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { blockFan, listBlockedFans } from '@upnext/contract/boards/blocked-fans';
import type { Idea } from '@upnext/contract/boards/ideas';
import { mergeIdea, unmergeIdea } from '@upnext/contract/boards/merges';
import { approveSuggestion, rejectSuggestion, restoreSuggestion } from '@upnext/contract/boards/suggestions';
import type { RejectionReason } from '@upnext/contract/idea-fields';
import { limits } from '@upnext/contract/limits';
import { CallError } from '@upnext/contract/request';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { keyOf } from '../../api/query.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useChosenBoard } from '../own-boards/chosen-board.ts';
import { usePendingCache } from './use-pending-cache.ts';

type Action = {
  /** The ideas to remove from the deck immediately. They are put back if the request fails. */
  ideas: Idea[];
  send: () => Promise<unknown>;
  done: () => void;
  failed: string;
};

const deckKey = ['deck'];

/** Review actions on a suggestion, with undo. */
export function useDeck() {
  const t = useTranslations('review');
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const board = useChosenBoard();
  const { take, putBack } = usePendingCache();
  const sentCount = useIsMutating({ mutationKey: deckKey });
  const lastUndo = useRef<() => Promise<void>>(undefined);

  const { mutate } = useMutation({
    mutationKey: deckKey,
    mutationFn: ({ send }: Action) => send(),
    onMutate: ({ ideas }) => take(ideas),
    onSuccess: (_, { done }) => done(),
    onError: (error, { ideas, failed }) => {
      // 404: the suggestion was already handled, e.g. in another tab, so there is nothing to put back.
      if (!(error instanceof CallError && error.status === 404)) putBack(ideas);
      showFailure(failed, error);
    },
  });

  function offerUndo(title: string, text: string, takeBack: () => Promise<Idea>): void {
    const undo = async () => {
      lastUndo.current = undefined;
      try {
        const idea = await takeBack();
        putBack([idea]);
        showToast({ title: t('undone'), text: t('undoneText', { title: idea.title }) });
      } catch (error) {
        showFailure(t('undoError'), error);
      }
    };
    lastUndo.current = undo;
    setTimeout(() => {
      if (lastUndo.current === undo) lastUndo.current = undefined;
    }, limits.undoSeconds * 1_000);
    showToast({ title, text, action: { label: t('undo'), onPress: () => void undo() } });
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
        send: () => call(approveSuggestion, { params: { id: String(idea.id) } }),
        done: () => showToast({ title: t('approved'), text: t('approvedText', { title: idea.title }) }),
        failed: t('approveError'),
      });
    },
    reject(idea: Idea, reason: RejectionReason) {
      const params = { id: String(idea.id) };
      mutate({
        ideas: [idea],
        send: () => call(rejectSuggestion, { params, body: { reason } }),
        done: () =>
          offerUndo(t('rejected'), t('rejectedText', { reason: t(`reasons.${reason}`) }), () =>
            call(restoreSuggestion, { params }),
          ),
        failed: t('rejectError'),
      });
    },
    merge(idea: Idea, target: { id: number; title: string }) {
      const params = { id: String(idea.id) };
      mutate({
        ideas: [idea],
        send: () => call(mergeIdea, { params, body: { into: target.id } }),
        done: () =>
          offerUndo(t('merged'), t('mergedText', { title: target.title }), () => call(unmergeIdea, { params })),
        failed: t('mergeError'),
      });
    },
    block(fan: { id: number; username: string }, ideas: Idea[]) {
      mutate({
        ideas,
        send: () => call(blockFan, { params: { id: String(fan.id) }, query: { board } }),
        done: () => {
          showToast({ title: t('blocked', { username: fan.username }), text: t('blockedText') });
          void client.invalidateQueries({ queryKey: [keyOf(listBlockedFans, { query: { board } })] });
        },
        failed: t('blockError'),
      });
    },
    undo: () => void lastUndo.current?.(),
  };
}
