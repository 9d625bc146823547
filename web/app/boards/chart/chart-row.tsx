import type { Idea } from '@upnext/contract/boards/ideas';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { Badge } from '../../ui/badge.tsx';
import { FlagButton } from '../../ui/flag-button.tsx';
import { shareClass } from '../../ui/meter.tsx';
import { Thumb } from '../../ui/thumb.tsx';
import { GapLine } from './gap-line.tsx';
import { Movement } from './movement.tsx';
import { RowDescription } from './row-description.tsx';
import { RowPlace } from './row-place.tsx';
import { RowTooltip } from './row-tooltip.tsx';
import { nameOfStage } from './stage-name.ts';
import type { Standing } from './standings.ts';
import { TitleEdited } from './title-edited.tsx';

type ChartRowProps = {
  idea: Idea;
  standing: Standing | undefined;
  isVoted: boolean;
  /** Whether to show the description in the row or in a tooltip behind an (i) button. */
  about: 'inline' | 'tooltip';
  /** The path of the idea's page. Without it, the title is not a link. */
  path: string | undefined;
  /** The vote button, or its replacement. */
  vote: ReactNode;
  onReport?: ((idea: Idea) => void) | undefined;
};

/**
 * One row of the chart. The bar's length is the idea's share of the leader's votes. If the viewer has voted for the
 * idea, the bar has a coloured tip.
 */
export function ChartRow({ idea, standing, isVoted, about, path, vote, onReport }: ChartRowProps) {
  const t = useTranslations('chart');
  const place = idea.position.current;
  const isMedal = place !== null && place <= 3;
  const title = path ? <Link to={path}>{idea.title}</Link> : idea.title;
  return (
    <li
      data-idea={idea.id}
      className={clsx('row', isMedal && `row-${place}`, isVoted && 'row-voted', shareClass(standing?.share ?? 0))}
    >
      <span className="row-bar" aria-hidden="true" />
      <RowPlace place={place} />
      <div className="row-body">
        {about === 'inline' ? (
          <>
            <h3 dir="auto" className="row-title">
              {title}
            </h3>
            {idea.picture && <Thumb picture={idea.picture} />}
            {idea.description !== '' && (
              <RowDescription key={idea.description} title={idea.title} text={idea.description} />
            )}
          </>
        ) : (
          <div className="row-title">
            {idea.picture && <Thumb picture={idea.picture} />}
            <h3 dir="auto">{title}</h3>{' '}
            {idea.description !== '' && <RowTooltip title={idea.title} text={idea.description} />}
          </div>
        )}
        <p className="row-meta">
          <Movement position={idea.position} />
          {idea.stage !== 'open' && (
            <Badge className="row-stage">{t('stage', { stage: nameOfStage(idea.stage) })}</Badge>
          )}
          {standing?.stake && <GapLine stake={standing.stake} />}
          {about === 'inline' && idea.suggestedByUsername && (
            <span>{t('ideaBy', { username: idea.suggestedByUsername })}</span>
          )}
          {idea.titleEditedAt && <TitleEdited at={idea.titleEditedAt} />}
        </p>
      </div>
      {vote}
      {onReport && <FlagButton label={t('report', { title: idea.title })} onPress={() => onReport(idea)} />}
    </li>
  );
}
