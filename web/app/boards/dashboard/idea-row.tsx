import type { Idea } from '@upnext/contract/boards/ideas';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { shareClass } from '../../ui/meter.tsx';
import { GapLine } from '../chart/gap-line.tsx';
import { Movement } from '../chart/movement.tsx';
import { RowPlace } from '../chart/row-place.tsx';
import type { Standing } from '../chart/standings.ts';
import { IdeaMenu, type IdeaActions } from './idea-menu.tsx';
import { stageIcons, StageTag } from './stage-tag.tsx';

/** Where a row's title leads, and what its menu does. */
export type IdeaRowLinks = { pathOf: (idea: Idea) => string; actions: IdeaActions };
type IdeaRowProps = IdeaRowLinks & { idea: Idea; standing?: Standing | undefined };

/** A row of the creator's own chart. Ideas that are made or not planned have an icon instead of a place. */
export function IdeaRow({ idea, standing, pathOf, actions }: IdeaRowProps) {
  const t = useTranslations('ideas');
  const format = useFormatter();
  const { id, title, stage, status, votes, position, suggestedByUsername } = idea;
  const place = position.current;
  const ClosedIcon = status === 'closed' && stage !== 'open' ? stageIcons[stage] : undefined;
  return (
    <li
      id={`idea-${id}`}
      tabIndex={-1}
      className={clsx(
        'row',
        !ClosedIcon && place !== null && place <= 3 && `row-${place}`,
        shareClass(standing?.share ?? 0),
      )}
    >
      {ClosedIcon ? (
        <span className="row-closed" aria-hidden="true">
          <ClosedIcon className="i" />
        </span>
      ) : (
        <>
          <span className="row-bar" aria-hidden="true" />
          <RowPlace place={place} />
        </>
      )}
      <div className="row-body">
        <h3 className="row-title" dir="auto">
          <Link to={pathOf(idea)}>{title}</Link>
        </h3>
        <p className="row-meta">
          <StageTag stage={stage} />
          {!ClosedIcon && <Movement position={position} />}
          {!ClosedIcon && standing?.stake && <GapLine stake={standing.stake} />}
          {suggestedByUsername !== undefined && <span>{t('from', { username: suggestedByUsername })}</span>}
        </p>
      </div>
      <p className="tally">
        <b>{format.number(votes)}</b> {t('votes', { count: votes })}
      </p>
      <IdeaMenu idea={idea} stake={standing?.stake} {...actions} />
    </li>
  );
}
