import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listMerges, mergeIdea, unmergeIdea } from '@upnext/contract/boards/merges';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { keyOf } from '../../api/query.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useChosenBoard } from '../own-boards/chosen-board.ts';
import type { MergedIdea } from './merge-dialog.tsx';

/** Merges without a confirmation: the toast and the list of merged ideas offer to undo it. */
export function useMerge(onChanged: () => void) {
  const t = useTranslations('merges');
  const client = useQueryClient();
  const board = useChosenBoard();
  const showFailure = useFailureToast();
  const settle = () => {
    void client.invalidateQueries({ queryKey: [keyOf(listMerges, { query: { board } })] });
    onChanged();
  };

  const apart = useMutation({
    mutationFn: (idea: MergedIdea) => call(unmergeIdea, { params: { id: String(idea.id) } }),
    onSuccess: ({ title }) => {
      showToast({ title: t('apart'), text: t('apartText', { title }) });
      settle();
    },
    onError: (error) => showFailure(t('apartError'), error),
  });

  const together = useMutation({
    mutationFn: ({ idea, target }: { idea: MergedIdea; target: MergedIdea }) =>
      call(mergeIdea, { params: { id: String(idea.id) }, body: { into: target.id } }),
    onSuccess: ({ title, votes }, { idea }) => {
      showToast({
        title: t('merged'),
        text: t('mergedText', { title, count: votes }),
        action: { label: t('undo'), onPress: () => apart.mutate(idea) },
      });
      settle();
    },
    onError: (error) => showFailure(t('mergeError'), error),
  });

  return { merge: together.mutate, unmerge: apart.mutate, isBusy: apart.isPending };
}
