import { boardTitle } from '@upnext/contract/board-handle';
import type { BoardPage } from '@upnext/contract/boards';
import { useTranslations } from 'use-intl';

/** The head of a board opened by its share link. */
export function LinkedHead({ page: { creator, board } }: { page: BoardPage }) {
  const t = useTranslations('boards');
  const username = boardTitle(creator.username, board);
  return (
    <div className="linked-head">
      <h1>{t('linked.title', { username })}</h1>
      <p>{board.isArchived ? t('archived') : (creator.profileDescription ?? t('linked.description', { username }))}</p>
    </div>
  );
}
