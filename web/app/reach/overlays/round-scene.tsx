import '../../styles/round-scene.css';
import { roundPath } from '@upnext/contract/boards/board-handle';
import type { OverlayOptions } from '@upnext/contract/reach/overlay-options';
import type { Candidate, Round } from '@upnext/contract/voting/round-fields';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useZoneTimes } from '../../texts/use-zone-times.ts';
import { shareClass } from '../../ui/meter.tsx';
import { createQrCode } from '../share-kit/qr-code.ts';
import { QrFigure } from '../share-kit/qr-figure.tsx';
import { RoundReveal } from './round-reveal.tsx';
import { SceneClock } from './scene-clock.tsx';

type RoundSceneProps = { round: Round; now: number; look: OverlayOptions; origin: string };

/** With more candidates than this, the rows are smaller. */
const roomyRows = 8;

/** A round on stream: the ideas and the time left, and the result after the close. */
export function RoundScene({ round, now, look, origin }: RoundSceneProps) {
  const { candidates, result } = round;
  return (
    <div
      className={clsx(
        'scene themed',
        `overlay-${look.size}`,
        !result && candidates.length > roomyRows && 'scene-dense',
      )}
      data-theme={look.theme}
    >
      {result ? (
        <RoundReveal key={round.number} round={round} result={result} />
      ) : (
        <>
          <div className="scene-panel">
            <SceneHead round={round} now={now} />
            <SceneRows candidates={candidates} />
          </div>
          <VotePrompt round={round} look={look} origin={origin} />
        </>
      )}
    </div>
  );
}

function SceneHead({ round, now }: { round: Round; now: number }) {
  const t = useTranslations();
  const times = useZoneTimes(round.timeZone);
  const closes = new Date(round.closesAt);
  const leftMs = closes.getTime() - now;
  const isOver = round.state !== 'open' || leftMs <= 0;
  const isToday = times.longDay(closes) === times.longDay(new Date(now));
  const moment = isToday ? times.clock(closes) : times.short(closes);
  return (
    <header className="scene-head">
      <h2 dir="auto">{round.question}</h2>
      <div>
        {isOver ? <p className="scene-counting">{t('rounds.counting')}</p> : <SceneClock leftMs={leftMs} />}
        <p className="scene-note num">
          {t('rounds.turnout', { count: round.turnout })}
          {round.hidesCounts && !isOver && (
            <>
              <br />
              {t('overlays.hidden', { moment })}
            </>
          )}
        </p>
      </div>
    </header>
  );
}

/** In the order of their numbers, which viewers type in chat, so the rows never move. */
function SceneRows({ candidates }: { candidates: Candidate[] }) {
  const t = useTranslations();
  const format = useFormatter();
  const most = Math.max(1, ...candidates.map(({ votes }) => votes ?? 0));
  return (
    <ol className="scene-rows">
      {candidates.map(({ ideaId, number, title, isRemoved, votes, place, chatVotes }) => (
        <li
          key={ideaId}
          className={clsx(
            'scene-row',
            votes !== null && place !== null && place <= 3 && votes > 0 && `row-${place}`,
            shareClass((votes ?? 0) / most),
          )}
        >
          {votes !== null && <span className="scene-bar" aria-hidden="true" />}
          <span className="scene-number">{number}</span>
          <span dir="auto" className="scene-title">
            {isRemoved ? t('rounds.removed') : title}
          </span>
          <span className="scene-tallies">
            {votes !== null && (
              <span>
                <b className="num">{format.number(votes)}</b>
                <span className="sr"> {t('votes.unit', { count: votes })}</span>
              </span>
            )}
            {chatVotes !== null && (
              <span className="scene-chat num">{t('overlays.chatVotes', { count: chatVotes })}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function VotePrompt({ round, look, origin }: Omit<RoundSceneProps, 'now'>) {
  const t = useTranslations('overlays');
  const { creator, board, number, candidates, twitchChannel } = round;
  const url = origin + roundPath(creator.username, board?.slug, number);
  const code = useMemo(() => createQrCode(url), [url]);
  const address = url.replace(/^https?:\/\//, '');
  return (
    <aside className="scene-prompt" aria-label={t('prompt')}>
      {look.hasQr && <QrFigure code={code} label={t('scan', { address })} />}
      <p>
        <b>{t(look.hasQr ? 'scanToVote' : 'voteHere')}</b>
        <span>{address}</span>
        {twitchChannel !== null && <span>{t('orType', { last: candidates.length })}</span>}
      </p>
    </aside>
  );
}
