import '../../styles/board-list.css';
import { nameOf } from '@upnext/contract/boards/board-handle';
import type { BoardPage } from '@upnext/contract/boards/boards';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

type BoardListProps = {
  page: BoardPage;
  /** Returns the path of another board on the same kind of page (board or stage). */
  pathOf: (username: string, slug: string | null) => string;
};

/** Navigation between the creator's boards, and a note on archived boards. */
export function BoardList({ page: { creator, board, boards }, pathOf }: BoardListProps) {
  const t = useTranslations('boards');
  return (
    <>
      {boards && (
        <nav className="board-list" aria-label={t('list')}>
          {boards.map(({ slug, name }) => (
            <Link
              key={slug}
              to={pathOf(creator.username, slug)}
              aria-current={slug === (board.slug ?? null) ? 'page' : undefined}
            >
              {name ?? nameOf(creator)}
            </Link>
          ))}
        </nav>
      )}
      {board.isArchived && <p className="sheet board-archived">{t('archived')}</p>}
    </>
  );
}
