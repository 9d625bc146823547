import { boardTitle, nameOf } from '@upnext/contract/boards/board-handle';
import type { BoardSettings } from '@upnext/contract/boards/boards';
import { ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { useViewer } from '../../api/viewer.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { MenuLink, MenuSheet } from '../../ui/menu-sheet.tsx';
import { choiceOf, withBoard } from './chosen-board.ts';
import { useOwnBoards } from './use-own-boards.ts';

/**
 * The selected board. With several boards, a menu of links to the boards that the user owns or is a team member of, so
 * that each can be opened in its own tab.
 */
export function BoardSwitch() {
  const t = useTranslations();
  const { pathname } = useLocation();
  const viewer = useViewer();
  const { boards = [], board } = useOwnBoards();
  if (!board) return null;
  const ownName = viewer ? nameOf(viewer) : undefined;
  const name = labelOf(board, ownName);
  const picture = board.creatorUsername === viewer?.username ? viewer.logoUrl : null;
  const shown = (
    <>
      <Avatar name={board.creatorUsername} src={picture} size="s" />
      <span className="which-name">{name}</span>
    </>
  );
  if (boards.length < 2) return <span className="which">{shown}</span>;
  return (
    <MenuSheet
      heading={t('dashboard.boards')}
      cancelLabel={t('site.cancel')}
      trigger={
        <button type="button" className="which">
          {shown}
          <span className="sr">{t('dashboard.switchBoard')}</span>
          <ChevronDown className="i" aria-hidden="true" />
        </button>
      }
    >
      {boards.map((one) => (
        <MenuLink key={one.id} to={withBoard(pathname, choiceOf(one))} isCurrent={one.id === board.id}>
          {labelOf(one, ownName)}
          {one.isArchived && <Badge>{t('dashboard.archived')}</Badge>}
          {one.pendingCount > 0 && !one.isArchived && (
            <Badge>
              {one.pendingCount}
              <span className="sr"> {t('dashboard.waiting')}</span>
            </Badge>
          )}
        </MenuLink>
      ))}
    </MenuSheet>
  );
}

/** The user's own boards are labelled with their name. Other boards are also labelled with the owner's username. */
function labelOf({ role, creatorUsername, slug, name }: BoardSettings, ownName = creatorUsername): string {
  return role === 'owner' ? (name ?? ownName) : `@${boardTitle(creatorUsername, { slug, name })}`;
}
