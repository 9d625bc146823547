import '../../styles/overlay.css';
import { boardPath, boardTitle, nameOf } from '@upnext/contract/boards/board-handle';
import type { BoardPage } from '@upnext/contract/boards/boards';
import type { Idea } from '@upnext/contract/boards/ideas';
import type { OverlayOptions } from '@upnext/contract/reach/overlay-options';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { Movement } from '../../boards/chart/movement.tsx';
import { RowPlace } from '../../boards/chart/row-place.tsx';
import { useOvertake } from '../../boards/chart/use-overtake.ts';
import { shareClass } from '../../ui/meter.tsx';
import { Thumb } from '../../ui/thumb.tsx';
import { createQrCode } from '../share-kit/qr-code.ts';
import { QrFigure } from '../share-kit/qr-figure.tsx';

type OverlayViewProps = { page: BoardPage; look: OverlayOptions; origin: string };

/** The top of the chart for a stream and its preview: transparent background, not interactive. */
export function OverlayView({ page, look, origin }: OverlayViewProps) {
  const t = useTranslations();
  const { creator, board } = page;
  const ideas = page.ideas.slice(0, look.rows);
  const list = useOvertake(ideas.map(({ id }) => id).join(), 'chart');
  const most = Math.max(board.leaderVotes, ...ideas.map(({ votes }) => votes));
  const url = origin + boardPath(creator.username, board.slug);
  const code = useMemo(() => createQrCode(url), [url]);
  const address = url.replace(/^https?:\/\//, '');
  return (
    <div className={clsx('overlay themed', `overlay-${look.size}`)} data-theme={look.theme}>
      <p className="overlay-head">
        <b>{t('chart.title')}</b>
        <span dir="auto">{boardTitle(nameOf(creator), board)}</span>
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
      <div className="overlay-corner">
        {look.hasQr && <QrFigure code={code} label={t('overlays.scan', { address })} />}
        <p>
          <b>{t('overlays.prompt')}</b>
          <span>{address}</span>
        </p>
      </div>
    </div>
  );
}

function OverlayRow({ idea: { title, votes, position, picture }, share }: { idea: Idea; share: number }) {
  const t = useTranslations('votes');
  const format = useFormatter();
  const place = position.current;
  return (
    <li className={clsx('overlay-row', place !== null && place <= 3 && `row-${place}`, shareClass(share))}>
      <span className="overlay-bar" aria-hidden="true" />
      <RowPlace place={place} />
      {picture && <Thumb picture={picture} />}
      <span dir="auto" className="overlay-title">
        {title}
      </span>
      <span className="overlay-score">
        <b className="num">{format.number(votes)}</b>
        <span className="sr">{t('unit', { count: votes })}</span>
        <Movement position={position} />
      </span>
    </li>
  );
}
