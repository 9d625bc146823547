import { boardTitle, handleOf } from '@upnext/contract/boards/board-handle';
import type { NotificationOf } from '@upnext/contract/notifications/notifications';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { buttonClass } from '../ui/button.tsx';

/** The notification that a board's Discord webhook no longer exists. */
export function DiscordDisconnected({
  notification: { creatorUsername, payload },
}: {
  notification: NotificationOf<'discord-disconnected'>;
}) {
  const t = useTranslations('notifications');
  const username = creatorUsername ?? t('someone');
  const choice = payload.board ? `?board=${handleOf(username, payload.board.slug)}` : '';
  return (
    <>
      <h2 className="notification-title">{t('discordDisconnected')}</h2>
      <p className="text-small text-text-2">
        {t('discordDisconnectedText', { username: boardTitle(username, payload.board) })}
      </p>
      <Link
        to={`/dashboard/settings${choice}`}
        className={clsx(buttonClass({ kind: 'soft', size: 's' }), 'self-start')}
      >
        {t('discordDisconnectedAct')}
      </Link>
    </>
  );
}
