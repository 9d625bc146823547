import '../../styles/board-list.css';
import { boardTitle } from '@upnext/contract/boards/board-handle';
import type { BoardSettings } from '@upnext/contract/boards/boards';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { Badge } from '../../ui/badge.tsx';
import { choiceOf, useChosenBoard, withBoard } from './chosen-board.ts';
import { useOwnBoards } from './use-own-boards.ts';

/**
 * Links to the boards that the user owns or is a team member of, so that each can be opened in its own tab. Hidden if
 * there is only one board.
 */
export function BoardSwitch() {
  const t = useTranslations('dashboard');
  const { pathname } = useLocation();
  const { boards = [] } = useOwnBoards();
  const chosen = useChosenBoard();
  if (boards.length < 2) return null;
  return (
    <nav className="board-list dashboard-boards" aria-label={t('boards')}>
      {boards.map((board) => {
        const choice = choiceOf(board);
        return (
          <Link
            key={board.id}
            to={withBoard(pathname, choice)}
            aria-current={choice?.toLowerCase() === chosen?.toLowerCase() ? 'page' : undefined}
          >
            {nameOf(board)}
            {board.isArchived && <Badge>{t('archived')}</Badge>}
            {board.pendingCount > 0 && !board.isArchived && (
              <Badge>
                {board.pendingCount}
                <span className="sr"> {t('waiting')}</span>
              </Badge>
            )}
          </Link>
        );
      })}
    </nav>
  );
}

/** The user's own boards are labelled with their name. Other boards are also labelled with the owner's username. */
function nameOf({ role, creatorUsername, slug, name }: BoardSettings): string {
  return role === 'owner' ? (name ?? creatorUsername) : `@${boardTitle(creatorUsername, { slug, name })}`;
}
