import { boardTitle, handleOf } from '@upnext/contract/boards/board-handle';
import type { NotificationOf } from '@upnext/contract/notifications/notifications';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { buttonClass } from '../ui/button.tsx';

type Props<Kind extends 'suggestions-waiting' | 'discord-disconnected'> = { notification: NotificationOf<Kind> };

/** The notification that suggestions wait for an answer. */
export function SuggestionsWaiting({
  notification: { creatorUsername, creatorName, payload },
}: Props<'suggestions-waiting'>) {
  const t = useTranslations('notifications');
  return (
    <>
      <h2 className="notification-title">
        {t('suggestionsWaiting', { username: boardTitle(creatorName ?? t('someone'), payload.board) })}
      </h2>
      <p className="text-small text-text-2">{t('suggestionsWaitingText')}</p>
      <DashboardLink to="/dashboard/review" username={creatorUsername} board={payload.board} label={t('review')} />
    </>
  );
}

/** The notification that a board's Discord webhook no longer exists. */
export function DiscordDisconnected({
  notification: { creatorUsername, creatorName, payload },
}: Props<'discord-disconnected'>) {
  const t = useTranslations('notifications');
  return (
    <>
      <h2 className="notification-title">{t('discordDisconnected')}</h2>
      <p className="text-small text-text-2">
        {t('discordDisconnectedText', { username: boardTitle(creatorName ?? t('someone'), payload.board) })}
      </p>
      <DashboardLink
        to="/dashboard/settings"
        username={creatorUsername}
        board={payload.board}
        label={t('discordDisconnectedAct')}
      />
    </>
  );
}

type DashboardLinkProps = { to: string; username: string | null; board?: { slug: string } | undefined; label: string };

function DashboardLink({ to, username, board, label }: DashboardLinkProps) {
  const choice = board && username !== null ? `?board=${handleOf(username, board.slug)}` : '';
  return (
    <Link to={`${to}${choice}`} className={clsx(buttonClass({ kind: 'soft', size: 's' }), 'self-start')}>
      {label}
    </Link>
  );
}
