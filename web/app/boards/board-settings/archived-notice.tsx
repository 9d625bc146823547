import type { BoardSettings } from '@upnext/contract/boards/boards';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useArchive } from './board-acts.tsx';

/** Replaces the "add idea" bar on an archived board. The owner can restore the board here. */
export function ArchivedNotice({ board }: { board: BoardSettings }) {
  const t = useTranslations('boardActs');
  const { mutate, isPending } = useArchive(board);
  return (
    <Notice
      kind="waiting"
      action={
        board.role === 'owner' && (
          <Button kind="soft" size="s" busy={isPending} onClick={() => mutate(false)}>
            {t('bringBack')}
          </Button>
        )
      }
    >
      {t('isArchived')}
    </Notice>
  );
}
