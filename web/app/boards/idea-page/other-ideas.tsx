import { ideaPath } from '@upnext/contract/boards/board-handle';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { shareClass } from '../../ui/meter.tsx';
import { Thumb } from '../../ui/thumb.tsx';
import { VoteButton } from '../../voting/votes/vote-button.tsx';
import { VoteScore } from '../../voting/votes/vote-score.tsx';
import { RowPlace } from '../chart/row-place.tsx';
import type { ShownIdea } from './use-idea-page.ts';

/** Three more ideas of the chart to vote for. */
export function OtherIdeas({ shown: { page, vote, isOwner, isArchived, chartPath } }: { shown: ShownIdea }) {
  const t = useTranslations('ideaPage');
  const { creator, board, more } = page;
  if (more.length === 0) return null;
  return (
    <section className="sheet idea-sheet idea-part-6" aria-labelledby="more">
      <header className="idea-sect-head">
        <h2 id="more">{t('more')}</h2>
      </header>
      <ol className="chart others">
        {more.map(({ id, title, votes, position, picture }) => {
          const look = vote.of(id);
          const share = board.leaderVotes === 0 ? 0 : votes / board.leaderVotes;
          return (
            <li
              key={id}
              data-idea={id}
              className={clsx('row', look.state === 'voted' && 'row-voted', shareClass(share))}
            >
              <span className="row-bar" aria-hidden="true" />
              <RowPlace place={position.current} />
              <div className="row-body">
                <h3 className="row-title">
                  {picture && <Thumb picture={picture} />}
                  <Link to={ideaPath(creator.username, board.slug, id)}>{title}</Link>
                </h3>
              </div>
              {isOwner || isArchived ? (
                <VoteScore votes={votes} />
              ) : (
                <VoteButton title={title} votes={votes} {...look} />
              )}
            </li>
          );
        })}
      </ol>
      <p className="idea-note">
        <Link to={chartPath} className="link">
          {t('allIdeas')}
        </Link>
      </p>
    </section>
  );
}
