import { boardPath, ideaPath } from '@upnext/contract/boards/board-handle';
import type { Idea } from '@upnext/contract/boards/ideas';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { FlagButton } from '../../ui/flag-button.tsx';
import { Meter } from '../../ui/meter.tsx';
import { NumeralPlate } from '../../ui/numeral-plate.tsx';
import { Thumb } from '../../ui/thumb.tsx';
import type { VoteLook } from '../../voting/votes/use-vote.ts';
import { VoteButton } from '../../voting/votes/vote-button.tsx';
import { VoteScore } from '../../voting/votes/vote-score.tsx';
import { Movement } from '../chart/movement.tsx';

type ExploreCardProps = {
  idea: Idea;
  /** Fraction of the top idea's votes, 0 to 1. */
  share: number;
  /** Undefined for the viewer's own ideas. */
  vote: VoteLook | undefined;
  onReport: (() => void) | undefined;
};

export function ExploreCard({ idea, share, vote, onReport }: ExploreCardProps) {
  const t = useTranslations('explore');
  const report = useTranslations('chart');
  const { title, description, votes, creatorUsername: username = '', creatorName: name = username, picture } = idea;
  const place = idea.position.current;
  return (
    <Card padded={false} className="explore-card">
      <div className="explore-card-head">
        <NumeralPlate place={place} label={place === null ? t('noPlace') : t('place', { place, username })} empty="–" />
        <Movement position={idea.position} />
      </div>
      <div className="explore-card-body">
        <h2 dir="auto" className="explore-card-title">
          <Link to={ideaPath(username, idea.boardSlug, idea.id)}>{title}</Link>
        </h2>
        {picture && <Thumb picture={picture} />}
        {description && (
          <p dir="auto" className="explore-card-text">
            {description}
          </p>
        )}
      </div>
      <div className="explore-card-foot">
        <Link to={boardPath(username, idea.boardSlug)} className="explore-card-creator">
          <Avatar name={name} src={idea.creatorLogoUrl ?? null} size="xs" quiet />
          <span>
            <span className="sr">{t('by')} </span>
            {name} {name !== username && <small>@{username}</small>}
          </span>
        </Link>
        {vote ? <VoteButton title={title} votes={votes} {...vote} /> : <VoteScore votes={votes} />}
      </div>
      {onReport && <FlagButton label={report('report', { title })} onPress={onReport} />}
      <Meter share={share} place={place} />
    </Card>
  );
}
