import { boardPath, ideaPath } from '@upnext/contract/boards/board-handle';
import type { Idea } from '@upnext/contract/boards/ideas';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { Badge } from '../../ui/badge.tsx';
import { NumeralPlate } from '../../ui/numeral-plate.tsx';
import { Movement } from '../chart/movement.tsx';
import { nameOfStage } from '../chart/stage-name.ts';

type EntryProps = { idea: Idea; status?: ReactNode; when: string; action?: ReactNode };

/** One idea in the activity list: place, title, status and date. */
export function ActivityEntry({ idea, status, when, action }: EntryProps) {
  const t = useTranslations('profile.activity');
  const { creatorUsername = '', creatorName = creatorUsername, position, votes, title } = idea;
  const isPublished = idea.status !== 'pending';
  // Without a current place, the movement is unknown, unless the idea is new.
  const hasMovement = idea.status === 'approved' && (position.current !== null || position.previous === null);
  const { label, place } = usePlace(position);
  const link = (words: ReactNode) => <Link to={boardPath(creatorUsername, idea.boardSlug)}>{words}</Link>;
  return (
    <li className="flex items-start gap-4">
      <span className="activity-plate">
        <NumeralPlate place={place} label={label} empty="?" />
      </span>
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <h3 dir="auto" className="text-title">
          {isPublished ? <Link to={ideaPath(creatorUsername, idea.boardSlug, idea.id)}>{title}</Link> : title}
        </h3>
        <p className="text-small text-text-2">{t.rich('by', { link, username: creatorName })}</p>
        <p className="flex flex-wrap items-center gap-2 text-micro text-text-2">
          {status}
          {idea.stage !== 'open' && <Badge>{t('stage', { stage: nameOfStage(idea.stage) })}</Badge>}
          {hasMovement && <Movement position={position} />}
          {isPublished && <span className="num">{t('count', { count: votes })}</span>}
          <span>{when}</span>
        </p>
        {action}
      </div>
    </li>
  );
}

/** Lists that span several boards have no current places, so the place at the last daily close is shown. */
function usePlace({ current, previous }: Idea['position']): { place: number | null; label: string } {
  const t = useTranslations('profile.activity');
  if (current !== null) return { place: current, label: t('place', { place: current }) };
  if (previous !== null) return { place: previous, label: t('placeAtClose', { place: previous }) };
  return { place: null, label: t('noPlace') };
}
