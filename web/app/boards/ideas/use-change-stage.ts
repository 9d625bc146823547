import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Idea } from '@upnext/contract/boards/ideas';
import { changeStage, type StageChange } from '@upnext/contract/boards/roadmap';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { showToast } from '../../ui/toast-store.ts';
import { nameOfStage } from '../chart/stage-name.ts';
import { insertIdea, removeIdea, replaceIdea } from './own-ideas-cache.ts';
import { changeOwnIdeas, ideaChangeKey, type Owner } from './own-ideas-query.ts';
import { useRefreshedIdeas } from './use-refreshed-ideas.ts';

type Step = { idea: Idea; change: StageChange; isUndo?: boolean };

/** Changes an idea's stage. Undo restores the previous stage with its link or reason. */
export function useChangeStage(owner: Owner) {
  const t = useTranslations('ideas');
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const refreshAfterLast = useRefreshedIdeas(owner);
  const mutation = useMutation({
    mutationKey: ideaChangeKey,
    mutationFn: ({ idea, change }: Step) => call(changeStage, { params: { id: String(idea.id) }, body: change }),
    onSuccess: (now, { idea: before, isUndo }) => {
      changeOwnIdeas(client, owner, (cache) => {
        if (now.status === before.status) return replaceIdea(cache, now);
        return now.status === 'closed' ? removeIdea(cache, before) : insertIdea(cache, now);
      });
      showToast({
        title: t('staged', { stage: nameOfStage(now.stage) }),
        text: now.title,
        ...(!isUndo && {
          action: {
            label: t('undo'),
            onPress: () => mutation.mutate({ idea: now, change: stepBack(before), isUndo: true }),
          },
        }),
      });
      refreshAfterLast();
    },
    onError: (error) => showFailure(t('stageError'), error),
  });
  return mutation;
}

function stepBack({ stage, pieceUrl = '', notPlannedReason = '' }: Idea): StageChange {
  if (stage === 'made') return { stage, pieceUrl };
  return stage === 'not-planned' ? { stage, reason: notPlannedReason } : { stage };
}
