import type { Notice, NoticeKind, NoticeOf } from '@upnext/contract/notices';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { readPiece } from '../../api/piece.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { PieceCard } from '../../ui/piece-card.tsx';

/** What each kind says. A new kind is a line here and a component. */
const bodies: { [Kind in NoticeKind]: ComponentType<{ notice: NoticeOf<Kind> }> } = {
  'idea-made': IdeaMade,
  'suggestion-rejected': SuggestionRejected,
};

export function NoticeEntry({ notice }: { notice: Notice }) {
  const t = useTranslations('notices');
  const format = useFormatter();
  return (
    <Card className="notice-entry">
      <p className="notice-when">
        {!notice.isRead && <Badge className="notice-new">{t('unread')}</Badge>}
        <time dateTime={notice.createdAt}>{format.dateTime(new Date(notice.createdAt), { dateStyle: 'medium' })}</time>
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
  const creator = (words: ReactNode) =>
    creatorUsername === null ? <>{words}</> : <Link to={`/${creatorUsername}/roadmap`}>{words}</Link>;
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

function SuggestionRejected({ notice: { creatorUsername, payload } }: { notice: NoticeOf<'suggestion-rejected'> }) {
  const t = useTranslations('notices');
  const creator = (words: ReactNode) =>
    creatorUsername === null ? <>{words}</> : <Link to={`/${creatorUsername}`}>{words}</Link>;
  return (
    <>
      <h2 className="notice-title">
        {t.rich('suggestionRejected', { creator, username: creatorUsername ?? t('someone'), title: payload.title })}
      </h2>
      <p className="text-small text-text-2">{t(`rejectedBecause.${payload.reason}`)}</p>
    </>
  );
}
