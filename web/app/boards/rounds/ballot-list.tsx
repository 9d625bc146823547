import { ideaPath } from '@upnext/contract/boards/board-handle';
import type { Candidate } from '@upnext/contract/voting/round-fields';
import { clsx } from 'clsx';
import { Shuffle } from 'lucide-react';
import { useMemo, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { Badge } from '../../ui/badge.tsx';
import { shareClass } from '../../ui/meter.tsx';
import { VoteScore } from '../../voting/votes/vote-score.tsx';
import { RowPlace } from '../chart/row-place.tsx';
import { nameOfStage } from '../chart/stage-name.ts';
import { PickButton } from './pick-button.tsx';
import { readOrderSeed, shuffle } from './shuffle.ts';
import type { BallotState } from './use-ballot.ts';
import type { ShownRound } from './use-round.ts';

const never = () => () => {};

type BallotListProps = { shown: ShownRound; ballot: BallotState };

/**
 * The ideas of an open round. With hidden counts, all bars have the same length and no idea has a place. With live counts
 * the rows are those of a chart.
 */
export function BallotList({ shown: { round, isOwner }, ballot }: BallotListProps) {
  const t = useTranslations('rounds');
  const { creator, board, candidates, votesPerPerson, hidesCounts, isShuffled, turnout } = round;
  // The server's HTML is the same for everyone, so only the browser can shuffle. The rows are invisible until then.
  const seed = useSyncExternalStore(never, readOrderSeed, () => undefined);
  const isWaiting = isShuffled && seed === undefined;
  const rows = useMemo(() => {
    const present = candidates.filter(({ isRemoved }) => !isRemoved);
    if (!isShuffled) return present.toSorted((a, b) => (a.place ?? a.number) - (b.place ?? b.number));
    return seed === undefined ? present : shuffle(present, seed + round.number);
  }, [candidates, isShuffled, seed, round.number]);
  const leaderVotes = Math.max(1, ...candidates.map(({ votes }) => votes ?? 0));
  return (
    <section className="sheet round-sheet" aria-labelledby="ballot">
      <header className="round-sheet-head">
        <h2 id="ballot">{isOwner ? t('ownHeading') : t(`heading.${votesPerPerson}`)}</h2>
        <p className="num">{t('turnout', { count: turnout })}</p>
      </header>
      <ol
        className={clsx('chart ballot', hidesCounts ? 'ballot-hidden' : 'chart-roomy')}
        data-waiting={isWaiting || undefined}
      >
        {rows.map((candidate) => {
          const { ideaId, number, title, stage, votes, place, chatVotes } = candidate;
          const shownStage = stage === 'open' ? null : stage;
          const isPicked = ballot.picked.includes(ideaId);
          return (
            <li
              key={ideaId}
              data-idea={ideaId}
              className={clsx(
                'row',
                place !== null && place <= 3 && `row-${place}`,
                isPicked && 'row-voted',
                hidesCounts ? 'share-100' : shareClass((votes ?? 0) / leaderVotes),
              )}
            >
              <span className="row-bar" aria-hidden="true" />
              {hidesCounts ? <CandidatePicture candidate={candidate} /> : <RowPlace place={place} />}
              <div className="row-body">
                <h3 dir="auto" className="row-title">
                  <Link to={ideaPath(creator.username, board?.slug, ideaId)}>{title}</Link>
                </h3>
                {(shownStage ?? round.twitchChannel) !== null && (
                  <p className="row-meta num">
                    {shownStage && (
                      <Badge className="row-stage">{t('stage', { stage: nameOfStage(shownStage) })}</Badge>
                    )}
                    {round.twitchChannel !== null && t('chatNumber', { number: String(number) })}
                    {chatVotes !== null && ` · ${t('chatCount', { count: chatVotes })}`}
                  </p>
                )}
              </div>
              {isOwner ? (
                votes !== null && <VoteScore votes={votes} />
              ) : (
                <PickButton
                  title={title}
                  votes={votes}
                  isPicked={isPicked}
                  isBusy={ballot.openingId === ideaId}
                  isCelebrated={ballot.isCelebrated(ideaId)}
                  onPress={() => ballot.press(ideaId)}
                />
              )}
            </li>
          );
        })}
      </ol>
      <p className="round-note">
        {isShuffled && <Shuffle className="i" aria-hidden="true" />}
        <span>
          {isShuffled && `${t('shuffled')} `}
          {isOwner ? t('ownRound') : t('changeable')}
        </span>
      </p>
    </section>
  );
}

/** The picture stands where the chart has the place. Without one, a letter does. A digit would look like a place. */
function CandidatePicture({ candidate: { picture, title } }: { candidate: Candidate }) {
  return (
    <span className="ballot-picture" aria-hidden="true">
      {picture ? (
        <img src={`${picture}-medium.webp`} alt="" width={640} height={360} decoding="async" />
      ) : (
        <b>{title.match(/\p{L}/u)?.[0] ?? ''}</b>
      )}
    </span>
  );
}
