import { boardPath } from '@upnext/contract/boards/board-handle';
import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { iconButtonClass } from '../../ui/icon-button.tsx';
import { Bell } from './bell.tsx';
import { BoardSwitch } from './board-switch.tsx';
import { useOwnBoards } from './use-own-boards.ts';

/** Header of the dashboard below 960 px: the board, its public page, and notifications. */
export function WorkTop() {
  const t = useTranslations('dashboard');
  const { board } = useOwnBoards();
  return (
    <header className="work-top">
      <BoardSwitch />
      <span className="topbar-grow" />
      {board && (
        <a
          href={boardPath(board.creatorUsername, board.slug)}
          target="_blank"
          rel="noopener"
          className={iconButtonClass()}
          aria-label={t('openLabel')}
          title={t('openLabel')}
        >
          <ExternalLink className="i" aria-hidden="true" />
        </a>
      )}
      <Bell />
    </header>
  );
}
