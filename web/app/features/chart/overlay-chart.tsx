import '../../styles/overlay.css';
import { boardTitle } from '@upnext/contract/board-handle';
import type { BoardPage } from '@upnext/contract/boards';
import type { Idea } from '@upnext/contract/ideas';
import type { OverlayLook } from '@upnext/contract/overlay-look';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { shareClass } from '../../ui/meter.tsx';
import { Movement } from './movement.tsx';
import { RowPlace } from './row-place.tsx';
import { useOvertake } from './use-overtake.ts';

type OverlayChartProps = {
  page: BoardPage;
  look: OverlayLook;
  /** Under the rows: where to vote. */
  children: ReactNode;
};

/** The top of the chart over a moving picture: no ground of its own but the rows', and nothing to press. */
export function OverlayChart({
  page: { creator, ideas: all, board },
  look: { rows, size, theme },
  children,
}: OverlayChartProps) {
  const t = useTranslations();
  const ideas = all.slice(0, rows);
  const list = useOvertake(ideas.map(({ id }) => id).join(), 'chart');
  const most = Math.max(board.leaderVotes, ...ideas.map(({ votes }) => votes));
  return (
    <div className={clsx('overlay themed', `overlay-${size}`)} data-theme={theme}>
      <p className="overlay-head">
        <b>{t('chart.title')}</b>
        <span>{boardTitle(creator.username, board)}</span>
      </p>
      {ideas.length === 0 ? (
        <p className="overlay-empty">{t('overlays.empty')}</p>
      ) : (
        <ol ref={list} className="overlay-rows">
          {ideas.map((idea) => (
            <OverlayRow key={idea.id} idea={idea} share={most === 0 ? 0 : idea.votes / most} />
          ))}
        </ol>
      )}
      {children}
    </div>
  );
}

function OverlayRow({ idea: { title, votes, position }, share }: { idea: Idea; share: number }) {
  const t = useTranslations('votes');
  const format = useFormatter();
  const place = position.current;
  return (
    <li className={clsx('overlay-row', place !== null && place <= 3 && `row-${place}`, shareClass(share))}>
      <span className="overlay-bar" aria-hidden="true" />
      <RowPlace place={place} />
      <span className="overlay-title">{title}</span>
      <span className="overlay-score">
        <b className="num">{format.number(votes, votes > 99_999 ? { notation: 'compact' } : {})}</b>
        <span className="sr">{t('unit', { count: votes })}</span>
        <Movement position={position} />
      </span>
    </li>
  );
}
