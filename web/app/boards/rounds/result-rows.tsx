import { ideaPath } from '@upnext/contract/boards/board-handle';
import type { Candidate } from '@upnext/contract/voting/round-fields';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { shareClass } from '../../ui/meter.tsx';
import { useDeferredPart } from '../../ui/use-deferred-part.tsx';
import { RowPlace } from '../chart/row-place.tsx';
import type { ShownRound } from './use-round.ts';
import { usePercent } from './use-share-words.ts';

const importPickWinner = () => import('./pick-winner.tsx').then(({ PickWinner }) => PickWinner);

type ResultRowsProps = {
  rows: Candidate[];
  /** The viewer's own votes. */
  picked: number[];
  shown: ShownRound;
  /** Whether the viewer picks the winner from the ideas that can win. */
  canPick: boolean;
};

/** The ideas below the winner. Bars are relative to the most votes. */
export function ResultRows({ rows, picked, shown, canPick }: ResultRowsProps) {
  const t = useTranslations('rounds');
  const votesWords = useTranslations('votes');
  const format = useFormatter();
  const { round } = shown;
  const percentOf = usePercent(round);
  const { Part: PickWinner } = useDeferredPart(importPickWinner, canPick);
  const { creator, board, candidates, result } = round;
  const most = Math.max(1, ...candidates.map(({ votes }) => votes ?? 0));
  return (
    <ol className="chart result-rows">
      {rows.map((candidate) => {
        const { ideaId, title, isRemoved, votes, place } = candidate;
        const isPicked = picked.includes(ideaId);
        return (
          <li
            key={ideaId}
            data-idea={ideaId}
            className={clsx(
              'row',
              place !== null && place <= 3 && `row-${place}`,
              isPicked && 'row-voted',
              shareClass((votes ?? 0) / most),
            )}
          >
            <span className="row-bar" aria-hidden="true" />
            {place === null ? <span className="row-place" /> : <RowPlace place={place} />}
            <div className="row-body">
              <h3 dir="auto" className="row-title">
                {isRemoved ? t('removed') : <Link to={ideaPath(creator.username, board?.slug, ideaId)}>{title}</Link>}
              </h3>
              {isPicked && <p className="sr">{t('yours')}</p>}
            </div>
            {canPick && PickWinner && result?.pickable.includes(ideaId) ? (
              <PickWinner shown={shown} candidate={candidate} />
            ) : (
              <p className="result-tally num">
                <b>{format.number(votes ?? 0)}</b>
                <span className="sr"> {votesWords('unit', { count: votes ?? 0 })}, </span>
                {percentOf(votes ?? 0)}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
