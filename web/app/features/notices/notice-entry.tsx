import { boardPath, boardTitle } from '@upnext/contract/board-handle';
import type { Notice, NoticeKind, NoticeOf } from '@upnext/contract/notices';
import { clsx } from 'clsx';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { readPiece } from '../../api/piece.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EarlyMark } from '../../ui/early-mark.tsx';
import { PieceCard } from '../../ui/piece-card.tsx';

/** What each kind says. A new kind is a line here and a component. */
const bodies: { [Kind in NoticeKind]: ComponentType<{ notice: NoticeOf<Kind> }> } = {
  'idea-made': IdeaMade,
  'week-recap': WeekRecap,
  'suggestion-rejected': SuggestionRejected,
};

export function NoticeEntry({ notice, isEarly }: { notice: Notice; isEarly: boolean }) {
  const t = useTranslations('notices');
  const votes = useTranslations('votes');
  const format = useFormatter();
  return (
    <Card className="notice-entry">
      <p className="notice-when">
        {!notice.isRead && <Badge className="notice-new">{t('unread')}</Badge>}
        <time dateTime={notice.createdAt}>{format.dateTime(new Date(notice.createdAt), { dateStyle: 'medium' })}</time>
        {isEarly && <EarlyMark>{votes('early')}</EarlyMark>}
      </p>
      {bodyOf(notice.kind, notice)}
    </Card>
  );
}

function bodyOf<Kind extends NoticeKind>(kind: Kind, notice: NoticeOf<Kind>) {
  const Body: ComponentType<{ notice: NoticeOf<Kind> }> = bodies[kind];
  return <Body notice={notice} />;
}

function IdeaMade({ notice: { creatorUsername, payload } }: { notice: NoticeOf<'idea-made'> }) {
  const t = useTranslations('notices');
  const piece = readPiece(payload.pieceUrl);
  const creator = linkTo(creatorUsername, payload.board?.slug, '/roadmap');
  return (
    <>
      <h2 className="notice-title">
        {t.rich('ideaMade', { creator, username: creatorUsername ?? t('someone'), title: payload.title })}
      </h2>
      <p className="text-small text-text-2">{t('ideaMadeNote')}</p>
      {piece && (
        <PieceCard
          kind={piece.kind}
          label={t('piece', { kind: piece.kind, name: piece.name })}
          address={piece.address}
          href={payload.pieceUrl}
        />
      )}
    </>
  );
}

function WeekRecap({ notice: { creatorUsername, payload } }: { notice: NoticeOf<'week-recap'> }) {
  const t = useTranslations('notices');
  const creator = linkTo(creatorUsername, payload.board?.slug);
  return (
    <>
      <h2 className="notice-title">
        {t.rich('weekRecap', {
          creator,
          username: boardTitle(creatorUsername ?? t('someone'), payload.board),
          winner: payload.winner,
        })}
      </h2>
      <p className="text-small text-text-2">{t('weekRecapNote', { count: payload.weekVotes })}</p>
      {creatorUsername !== null && (
        <Link
          to={`${boardPath(creatorUsername, payload.board?.slug)}/week/${payload.week}`}
          className={clsx(buttonClass({ kind: 'soft', size: 's' }), 'self-start')}
        >
          {t('weekRecapAct')}
        </Link>
      )}
    </>
  );
}

function SuggestionRejected({ notice: { creatorUsername, payload } }: { notice: NoticeOf<'suggestion-rejected'> }) {
  const t = useTranslations('notices');
  const creator = linkTo(creatorUsername, payload.board?.slug);
  return (
    <>
      <h2 className="notice-title">
        {t.rich('suggestionRejected', { creator, username: creatorUsername ?? t('someone'), title: payload.title })}
      </h2>
      <p className="text-small text-text-2">{t(`rejectedBecause.${payload.reason}`)}</p>
    </>
  );
}

/** A creator who deleted their account has no board any more. */
function linkTo(username: string | null, slug: string | undefined, page = '') {
  return (words: ReactNode) =>
    username === null ? <>{words}</> : <Link to={`${boardPath(username, slug)}${page}`}>{words}</Link>;
}
