import { ideaPath } from '@upnext/contract/boards/board-handle';
import type { Idea } from '@upnext/contract/boards/ideas';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { shareClass } from '../../ui/meter.tsx';
import { RowPlace } from '../chart/row-place.tsx';
import { standingsOf, type Gap } from '../chart/standings.ts';
import type { ShownIdea } from './use-idea-page.ts';

/** The idea between its neighbours. Bars are relative to the longest one shown; the hatch is the gap to the next place. */
export function IdeaRace({ shown: { page, vote } }: { shown: ShownIdea }) {
  const t = useTranslations('ideaPage');
  const votes = useTranslations('votes');
  const format = useFormatter();
  const { creator, board, idea, neighbours } = page;
  const place = idea.position.current;
  if (place === null) return null;
  const rows = [idea, ...neighbours].toSorted((a, b) => placeOf(a) - placeOf(b));
  const standings = standingsOf(rows);
  const above = rows.find((row) => placeOf(row) === place - 1);
  const below = rows.find((row) => placeOf(row) === place + 1);
  return (
    <section className="sheet idea-sheet idea-part-2" aria-labelledby="race">
      <header className="idea-sect-head">
        <h2 id="race" className="idea-stake">
          <Stake stake={standings.get(idea.id)?.stake} />
        </h2>
        {below && place > 1 && below.votes <= idea.votes && idea.votes > 0 && (
          <p>{t('lead', { count: idea.votes - below.votes, place: place + 1 })}</p>
        )}
      </header>
      <ol className="race">
        {rows.map((row) => {
          const isThis = row.id === idea.id;
          const isVoted = isThis && vote.of(row.id).state === 'voted';
          return (
            <li
              key={row.id}
              data-idea={isThis ? row.id : undefined}
              className={clsx(
                'race-row',
                isThis && 'race-this',
                isVoted && 'row-voted',
                shareClass(standings.get(row.id)?.share ?? 0),
              )}
              aria-current={isThis ? 'true' : undefined}
            >
              {isThis && above && (
                <span
                  className={clsx('race-gap', shareClass(standings.get(above.id)?.share ?? 0))}
                  aria-hidden="true"
                />
              )}
              <span className="row-bar" aria-hidden="true" />
              <RowPlace place={row.position.current} />
              {isThis ? (
                <span className="race-title">{row.title}</span>
              ) : (
                <Link className="race-title" to={ideaPath(creator.username, board.slug, row.id)}>
                  {row.title}
                </Link>
              )}
              <span className="race-votes">
                {format.number(row.votes)} <span className="sr">{votes('unit', { count: row.votes })}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Stake({ stake }: { stake: Gap | undefined }) {
  const t = useTranslations('ideaPage.stake');
  if (!stake) return t('alone');
  if (stake.kind === 'noVotes') return t('noVotes');
  return 'count' in stake ? t(stake.kind, stake) : t(stake.kind, stake);
}

function placeOf({ position: { current } }: Idea): number {
  return current ?? Number.MAX_SAFE_INTEGER;
}
