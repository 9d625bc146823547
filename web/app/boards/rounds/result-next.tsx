import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ideaPath } from '@upnext/contract/boards/board-handle';
import type { Stage } from '@upnext/contract/idea-fields';
import type { Candidate } from '@upnext/contract/voting/round-fields';
import { Share } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useRoundFailure } from './use-round-failure.ts';
import { roundQuery, type ShownRound } from './use-round.ts';

const stageWords = {
  planned: 'isPlanned',
  'in-progress': 'isInProgress',
  made: 'isMade',
  'not-planned': 'isNotPlanned',
} as const satisfies Partial<Record<Stage, string>>;

type ResultNextProps = { shown: ShownRound; winner: Candidate | undefined };

/** What happens next: the creator marks the winner as planned, and everyone else sees its stage. */
export function ResultNext({ shown, winner }: ResultNextProps) {
  const t = useTranslations('rounds');
  const { round, name, isOwner, share } = shown;
  const { mutate, isPending } = usePlan(shown);
  const stage = winner?.stage ?? null;
  const canPlan = isOwner && winner !== undefined && stage === 'open';
  return (
    <Panel aria-label={t('shareResult')} className="result-next">
      {winner && stage !== null && stage !== 'open' && (
        <p>
          <b>{t(stageWords[stage], { username: name })}</b>{' '}
          {(stage === 'planned' || stage === 'in-progress') && <span>{t('toldWhenMade')}</span>}
        </p>
      )}
      {/* One row in both cases, so that nothing moves when the page learns that the viewer is the owner. */}
      <div className="result-acts">
        {canPlan ? (
          <>
            <Button busy={isPending} onClick={() => mutate(winner.ideaId)}>
              {isPending ? t('planning') : t('plan')}
            </Button>
            <IconButton filled label={t('shareResult')} onClick={share}>
              <Share className="i" aria-hidden="true" />
            </IconButton>
          </>
        ) : (
          <Button onClick={share}>
            <Share className="i" aria-hidden="true" />
            {t('shareResult')}
          </Button>
        )}
      </div>
      {winner && !winner.isRemoved && (
        <Link to={ideaPath(round.creator.username, round.board?.slug, winner.ideaId)} className="link">
          {t('seeIdea')}
        </Link>
      )}
    </Panel>
  );
}

function usePlan({ round, handle }: ShownRound) {
  const t = useTranslations('rounds');
  const client = useQueryClient();
  const showFailure = useRoundFailure();
  return useMutation({
    mutationFn: async (ideaId: number) => await (await import('./plan-winner.ts')).planWinner(ideaId),
    onSuccess: async (idea) => {
      const { queryKey } = roundQuery(handle, round.number);
      client.setQueryData(
        queryKey,
        (shown) =>
          shown && {
            ...shown,
            candidates: shown.candidates.map((one) => (one.ideaId === idea.id ? { ...one, stage: idea.stage } : one)),
          },
      );
      showToast({ title: t('planned'), text: idea.title });
    },
    onError: (error) => showFailure(t('planError'), error),
  });
}
