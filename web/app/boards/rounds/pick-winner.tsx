import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Candidate } from '@upnext/contract/voting/round-fields';
import { pickWinner } from '@upnext/contract/voting/rounds';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useDeferredPart } from '../../ui/use-deferred-part.tsx';
import { useRoundFailure } from './use-round-failure.ts';
import { roundQuery, type ShownRound } from './use-round.ts';

const importDialog = () => import('../../ui/confirm-dialog.tsx').then(({ ConfirmDialog }) => ConfirmDialog);

type PickWinnerProps = { shown: ShownRound; candidate: Candidate };

/** The creator's button in the row of an idea that can win. It has the size of the votes, which others see there. */
export function PickWinner({ shown: { round, handle }, candidate: { ideaId, title, votes } }: PickWinnerProps) {
  const t = useTranslations();
  const format = useFormatter();
  const client = useQueryClient();
  const showFailure = useRoundFailure();
  const [isAsking, setAsking] = useState(false);
  const { Part: Dialog, load } = useDeferredPart(importDialog);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(pickWinner, {
        params: { number: String(round.number) },
        query: { board: round.board ? handle : undefined },
        body: { ideaId },
      }),
    onSuccess: (next) => {
      client.setQueryData(roundQuery(handle, round.number).queryKey, next);
      showToast({ title: t('rounds.pickDone'), text: title });
    },
    onError: (error) => {
      setAsking(false);
      showFailure(t('rounds.pickError'), error);
    },
  });
  return (
    <>
      <button type="button" className="result-pick num" onClick={() => void load().then(setAsking)}>
        <b>{format.number(votes ?? 0)}</b> <span className="sr">{t('votes.unit', { count: votes ?? 0 })},</span>
        {t('rounds.pick')} <span className="sr">{title}</span>
      </button>
      {Dialog && (
        <Dialog
          isOpen={isAsking}
          title={t('rounds.pickTitle', { title })}
          text={t('rounds.pickText')}
          confirmLabel={t('rounds.pickConfirm')}
          cancelLabel={t('site.cancel')}
          closeLabel={t('site.close')}
          isBusy={isPending}
          onConfirm={() => mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
