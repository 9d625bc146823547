import { useMutation, useQueryClient } from '@tanstack/react-query';
import { roundPath } from '@upnext/contract/boards/board-handle';
import { createRound, listRounds, type RoundInput } from '@upnext/contract/voting/rounds';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { keyOf } from '../../api/query.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { Owner } from '../ideas/own-ideas-query.ts';
import { withBoard } from '../own-boards/chosen-board.ts';

/** Creates a round and opens its page, or the list if the round opens later. */
export function useCreateRound({ handle, choice }: Pick<Owner, 'handle' | 'choice'>) {
  const t = useTranslations('roundPlans');
  const client = useQueryClient();
  const navigate = useNavigate();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: (body: RoundInput) => call(createRound, { query: { board: choice }, body }),
    onSuccess: async ({ state, number, creator, board }) => {
      void client.invalidateQueries({ queryKey: [keyOf(listRounds, { params: { username: handle } })] });
      const isOpen = state === 'open';
      await navigate(
        isOpen ? roundPath(creator.username, board?.slug, number) : withBoard('/dashboard/rounds', choice),
      );
      showToast(isOpen ? { title: t('opened'), text: t('openedText') } : { title: t('scheduledToast') });
    },
    onError: (error) => showFailure(t('createError'), error),
  });
}
