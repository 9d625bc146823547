import type { Idea } from '@upnext/contract/boards/ideas';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { Card } from '../../ui/card.tsx';
import { Meter } from '../../ui/meter.tsx';
import { NumeralPlate } from '../../ui/numeral-plate.tsx';
import { Movement } from '../chart/movement.tsx';

type IdeaCardProps = {
  idea: Idea;
  /** Fraction of the leader's votes, 0 to 1. */
  share: number;
  tools?: ReactNode;
  /** Shown at the end of the line with the votes. */
  note?: ReactNode;
};

export function IdeaCard({ idea, share, tools, note }: IdeaCardProps) {
  const t = useTranslations('ideas');
  const format = useFormatter();
  const place = idea.position.current;
  return (
    <Card padded={false} className="idea-card">
      <div className="idea-card-head">
        <NumeralPlate place={place} label={place === null ? t('noPlace') : t('place', { place })} empty="–" />
        {idea.status !== 'closed' && <Movement position={idea.position} />}
        {tools && <div className="idea-card-tools">{tools}</div>}
      </div>
      <div className="idea-card-body">
        <h3 dir="auto" className="idea-title">
          {idea.title}
        </h3>
        {idea.description && (
          <p dir="auto" className="idea-text idea-text-short">
            {idea.description}
          </p>
        )}
        <p className="idea-card-foot">
          <span className="idea-votes">{format.number(idea.votes)}</span> {t('votes', { count: idea.votes })}
          {note && <span className="idea-card-note">{note}</span>}
        </p>
      </div>
      <Meter share={share} place={place} />
    </Card>
  );
}
