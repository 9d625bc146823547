import '../../styles/board-list.css';
import { boardPath } from '@upnext/contract/board-handle';
import type { BoardPage } from '@upnext/contract/boards';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

/** The creator's boards, where there are several; and that this one is over, where it is. */
export function BoardList({ page: { creator, board, boards } }: { page: BoardPage }) {
  const t = useTranslations('boards');
  return (
    <>
      {boards && (
        <nav className="board-list" aria-label={t('list')}>
          {boards.map(({ slug, name }) => (
            <Link
              key={slug}
              to={boardPath(creator.username, slug)}
              aria-current={slug === (board.slug ?? null) ? 'page' : undefined}
            >
              {name ?? creator.username}
            </Link>
          ))}
        </nav>
      )}
      {board.isArchived && <p className="sheet board-archived">{t('archived')}</p>}
    </>
  );
}
