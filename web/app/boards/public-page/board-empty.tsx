import { nameOf } from '@upnext/contract/boards/board-handle';
import { useTranslations } from 'use-intl';

import { EmptyState } from '../../ui/empty-state.tsx';
import { BoardAction } from './board-action.tsx';
import type { PublicBoard } from './use-public-board.ts';

/** Empty state of a chart without ideas. */
export function BoardEmpty({ board }: { board: PublicBoard }) {
  const t = useTranslations('boards');
  const username = nameOf(board.page.creator);
  const key = board.isOwner ? 'emptyOwnerText' : board.canSuggest ? 'emptyText' : 'emptyClosedText';
  return (
    <EmptyState
      numeral="1"
      title={t('emptyTitle')}
      text={t(key, { username })}
      action={<BoardAction board={board} isFirst />}
    />
  );
}
