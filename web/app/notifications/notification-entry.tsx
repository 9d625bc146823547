import { boardPath, boardTitle, ideaPath } from '@upnext/contract/boards/board-handle';
import type { Notification, NotificationKind, NotificationOf } from '@upnext/contract/notifications/notifications';
import { clsx } from 'clsx';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { readPiece } from '../api/piece.ts';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EarlyMark } from '../ui/early-mark.tsx';
import { PieceCard } from '../ui/piece-card.tsx';
import { DiscordDisconnected, SuggestionsWaiting } from './team-entries.tsx';

/** The body component of each notification kind. */
const bodies: { [Kind in NotificationKind]: ComponentType<{ notification: NotificationOf<Kind> }> } = {
  'idea-made': IdeaMade,
  'idea-staged': IdeaStaged,
  'place-reached': PlaceReached,
  'suggestion-approved': SuggestionApproved,
  'week-recap': WeekRecap,
  'round-result': RoundResult,
  'suggestions-waiting': SuggestionsWaiting,
  'discord-disconnected': DiscordDisconnected,
  'suggestion-rejected': SuggestionRejected,
};

export function NotificationEntry({ notification, isEarly }: { notification: Notification; isEarly: boolean }) {
  const t = useTranslations('notifications');
  const votes = useTranslations('votes');
  const format = useFormatter();
  return (
    <Card className="notification-entry">
      <p className="notification-when">
        {!notification.isRead && <Badge className="notification-new">{t('unread')}</Badge>}
        <time dateTime={notification.createdAt}>
          {format.dateTime(new Date(notification.createdAt), { dateStyle: 'medium' })}
        </time>
        {isEarly && <EarlyMark>{votes('early')}</EarlyMark>}
      </p>
      {bodyOf(notification.kind, notification)}
    </Card>
  );
}

function bodyOf<Kind extends NotificationKind>(kind: Kind, notification: NotificationOf<Kind>) {
  const Body: ComponentType<{ notification: NotificationOf<Kind> }> = bodies[kind];
  return <Body notification={notification} />;
}

function IdeaMade({
  notification: { creatorUsername, creatorName, payload },
}: {
  notification: NotificationOf<'idea-made'>;
}) {
  const t = useTranslations('notifications');
  const piece = readPiece(payload.pieceUrl);
  const creator = linkTo(creatorUsername, payload.board?.slug, '/roadmap');
  const idea = (words: ReactNode) =>
    creatorUsername === null ? (
      <>{words}</>
    ) : (
      <Link to={ideaPath(creatorUsername, payload.board?.slug, payload.ideaId)}>{words}</Link>
    );
  return (
    <>
      <h2 className="notification-title">
        {t.rich('ideaMade', {
          creator,
          idea,
          username: creatorName ?? t('someone'),
          title: payload.votedTitle ?? payload.title,
        })}
      </h2>
      <p className="text-small text-text-2">
        {t('ideaMadeNote')} {payload.votedTitle !== undefined && t('ideaMadeTitle', { title: payload.title })}
      </p>
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

function IdeaStaged({
  notification: { creatorUsername, creatorName, payload },
}: {
  notification: NotificationOf<'idea-staged'>;
}) {
  const t = useTranslations('notifications');
  const title = payload.votedTitle ?? payload.title;
  return (
    <>
      <h2 className="notification-title">
        {t.rich(payload.stage === 'planned' ? 'ideaPlanned' : 'ideaInProgress', {
          creator: linkTo(creatorUsername, payload.board?.slug, '/roadmap'),
          username: creatorName ?? t('someone'),
          title,
        })}
      </h2>
      <p className="text-small text-text-2">
        {t('ideaMadeNote')} {payload.votedTitle !== undefined && t('ideaMadeTitle', { title: payload.title })}
      </p>
      <IdeaLink username={creatorUsername} payload={payload} label={t('seeIdea')} />
    </>
  );
}

function SuggestionApproved({
  notification: { creatorUsername, creatorName, payload },
}: {
  notification: NotificationOf<'suggestion-approved'>;
}) {
  const t = useTranslations('notifications');
  return (
    <>
      <h2 className="notification-title">
        {t.rich('suggestionApproved', {
          creator: linkTo(creatorUsername, payload.board?.slug),
          username: creatorName ?? t('someone'),
          title: payload.title,
        })}
      </h2>
      <p className="text-small text-text-2">{t('suggestionApprovedNote')}</p>
      <IdeaLink username={creatorUsername} payload={payload} label={t('seeYourIdea')} />
    </>
  );
}

function PlaceReached({
  notification: { creatorUsername, creatorName, payload },
}: {
  notification: NotificationOf<'place-reached'>;
}) {
  const t = useTranslations('notifications');
  return (
    <>
      <h2 className="notification-title">
        {t.rich(payload.place === 1 ? 'firstPlace' : 'topThree', {
          creator: linkTo(creatorUsername, payload.board?.slug),
          username: boardTitle(creatorName ?? t('someone'), payload.board),
          title: payload.title,
        })}
      </h2>
      <p className="text-small text-text-2">{t('placeReachedNote')}</p>
      <IdeaLink username={creatorUsername} payload={payload} label={t('seeYourIdea')} />
    </>
  );
}

type IdeaLinkProps = {
  username: string | null;
  payload: { ideaId: number; board?: { slug: string } | undefined };
  label: string;
};

function IdeaLink({ username, payload: { ideaId, board }, label }: IdeaLinkProps) {
  if (username === null) return null;
  return (
    <Link
      to={ideaPath(username, board?.slug, ideaId)}
      className={clsx(buttonClass({ kind: 'soft', size: 's' }), 'self-start')}
    >
      {label}
    </Link>
  );
}

function WeekRecap({
  notification: { creatorUsername, creatorName, payload },
}: {
  notification: NotificationOf<'week-recap'>;
}) {
  const t = useTranslations('notifications');
  const creator = linkTo(creatorUsername, payload.board?.slug);
  return (
    <>
      <h2 className="notification-title">
        {t.rich(payload.winner ? 'weekRecap' : 'weekRecapNoWinner', {
          creator,
          username: boardTitle(creatorName ?? t('someone'), payload.board),
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

function RoundResult({
  notification: { creatorUsername, creatorName, payload },
}: {
  notification: NotificationOf<'round-result'>;
}) {
  const t = useTranslations('notifications');
  const creator = linkTo(creatorUsername, payload.board?.slug);
  return (
    <>
      <h2 className="notification-title">
        {t.rich('roundResult', { creator, username: creatorName ?? t('someone'), question: payload.question })}
      </h2>
      {creatorUsername !== null && (
        <Link
          to={`${boardPath(creatorUsername, payload.board?.slug)}/rounds/${payload.number}`}
          className={clsx(buttonClass({ kind: 'soft', size: 's' }), 'self-start')}
        >
          {t('roundResultAct')}
        </Link>
      )}
    </>
  );
}

function SuggestionRejected({
  notification: { creatorUsername, creatorName, payload },
}: {
  notification: NotificationOf<'suggestion-rejected'>;
}) {
  const t = useTranslations('notifications');
  const creator = linkTo(creatorUsername, payload.board?.slug);
  return (
    <>
      <h2 className="notification-title">
        {t.rich('suggestionRejected', { creator, username: creatorName ?? t('someone'), title: payload.title })}
      </h2>
      <p className="text-small text-text-2">{t(`rejectedBecause.${payload.reason}`)}</p>
    </>
  );
}

/** If there is no username, because the account was deleted, there is no board to link to. */
function linkTo(username: string | null, slug: string | undefined, page = '') {
  return (words: ReactNode) =>
    username === null ? <>{words}</> : <Link to={`${boardPath(username, slug)}${page}`}>{words}</Link>;
}
