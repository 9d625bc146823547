import { boardTitle, nameOf } from '@upnext/contract/boards/board-handle';
import type { BoardPage } from '@upnext/contract/boards/boards';
import { useTranslations } from 'use-intl';

import { Badge } from '../../ui/badge.tsx';

/** Header of a board opened through a share link. */
export function LinkedHead({ page: { creator, board } }: { page: BoardPage }) {
  const t = useTranslations();
  const username = boardTitle(nameOf(creator), board);
  return (
    <div className="linked-head">
      <h1>{t('boards.linked.title', { username })}</h1>
      <p>
        {board.isArchived
          ? t('boards.archived')
          : (creator.profileDescription ?? t('linked.description', { username }))}
      </p>
    </div>
  );
}

/** Shows which account is voting. */
export function ViewerBadge({ viewer }: { viewer: { username: string } }) {
  const t = useTranslations('linked');
  return (
    <Badge>
      <span className="sr">{t('votingAs')}</span> {t('username', viewer)}
    </Badge>
  );
}
