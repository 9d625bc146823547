import type { Idea } from '@upnext/contract/boards/ideas';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { readPiece } from '../../api/piece.ts';
import { Card } from '../../ui/card.tsx';
import { EarlyMark } from '../../ui/early-mark.tsx';
import { FlagButton } from '../../ui/flag-button.tsx';
import { PieceCard } from '../../ui/piece-card.tsx';
import { Thumb } from '../../ui/thumb.tsx';
import { TitleEdited } from '../chart/title-edited.tsx';

type MadeIdeaProps = { idea: Idea; path: string; isEarly: boolean; onReport: ((idea: Idea) => void) | undefined };

/** A made idea: its votes, and the link to the published piece. */
export function MadeIdea({ idea, path, isEarly, onReport }: MadeIdeaProps) {
  const t = useTranslations('roadmap');
  const votes = useTranslations('votes');
  const chart = useTranslations('chart');
  const format = useFormatter();
  const piece = readPiece(idea.pieceUrl ?? '');
  return (
    <Card padded={false} className="made">
      <div className="made-head">
        <span className="made-plate">
          <Check className="i" aria-hidden="true" />
        </span>
        <span className="made-votes num">{t('votes', { count: idea.votes })}</span>
        {isEarly && <EarlyMark>{votes('early')}</EarlyMark>}
      </div>
      <div className="made-body">
        {idea.picture && <Thumb picture={idea.picture} />}
        <h3 dir="auto" className="idea-title">
          <Link to={path}>{idea.title}</Link>
        </h3>
        <p className="staged-meta">
          {idea.stagedAt && (
            <span>{t('madeOn', { date: format.dateTime(new Date(idea.stagedAt), { dateStyle: 'medium' }) })}</span>
          )}
          {idea.suggestedByUsername && <span>{t('from', { username: idea.suggestedByUsername })}</span>}
          {idea.titleEditedAt && <TitleEdited at={idea.titleEditedAt} />}
          {onReport && <FlagButton label={chart('report', { title: idea.title })} onPress={() => onReport(idea)} />}
        </p>
        {piece && (
          <PieceCard
            kind={piece.kind}
            label={t('piece', { kind: piece.kind, name: piece.name })}
            address={piece.address}
            href={idea.pieceUrl ?? ''}
          />
        )}
      </div>
    </Card>
  );
}
