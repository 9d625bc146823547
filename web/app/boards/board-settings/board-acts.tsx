import { useMutation } from '@tanstack/react-query';
import { orderBoards, updateBoard, type BoardSettings } from '@upnext/contract/boards/boards';
import { Archive, ArrowLeft, ArrowRight, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useOwnBoards } from '../own-boards/use-own-boards.ts';
import { TeamButton } from '../teams/team-button.tsx';
import { BoardDialog } from './board-dialog.tsx';

/** Actions on the whole board. A creator with a single board can only add another board and open the team dialog. */
export function BoardActs({ board }: { board: BoardSettings }) {
  const t = useTranslations();
  const { boards = [] } = useOwnBoards();
  const [open, setOpen] = useState<'new' | 'rename' | 'archive'>();
  const archive = useArchive(board);
  const own = boards.filter(({ role }) => role === 'owner');
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="board-acts">
        {own.length > 1 && (
          <Button kind="soft" size="s" onClick={() => setOpen('rename')}>
            <Pencil className="i" aria-hidden="true" />
            {board.isMain ? t('boardActs.name') : t('boardActs.nameAndAddress')}
          </Button>
        )}
        {!board.isMain && <Order board={board} others={own.filter(({ isMain }) => !isMain)} />}
        {!board.isMain && !board.isArchived && (
          <Button kind="plain" size="s" onClick={() => setOpen('archive')}>
            <Archive className="i" aria-hidden="true" />
            {t('boardActs.archive')}
          </Button>
        )}
        <TeamButton boardId={board.id} />
        <Button kind="plain" size="s" onClick={() => setOpen('new')}>
          <Plus className="i" aria-hidden="true" />
          {t('boardActs.new')}
        </Button>
      </div>
      <BoardDialog
        isOpen={open === 'new' || open === 'rename'}
        board={open === 'rename' ? board : undefined}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={open === 'archive'}
        title={t('boardActs.archiveTitle', { name: board.name ?? '' })}
        text={t('boardActs.archiveText')}
        confirmLabel={t('boardActs.archive')}
        cancelLabel={t('site.cancel')}
        closeLabel={t('site.close')}
        isBusy={archive.isPending}
        onConfirm={() => archive.mutate(true, { onSettled: close })}
        onClose={close}
      />
    </>
  );
}

/** Moves the board up or down in the list. The main board always comes first. */
function Order({ board, others }: { board: BoardSettings; others: BoardSettings[] }) {
  const t = useTranslations('boardActs');
  const { set } = useOwnBoards();
  const showFailure = useFailureToast();
  const at = others.findIndex(({ id }) => id === board.id);
  const move = useMutation({
    mutationFn: (to: number) => {
      const ids = others
        .map(({ id }) => id)
        .toSpliced(at, 1)
        .toSpliced(to, 0, board.id);
      return call(orderBoards, { body: { ids } });
    },
    onSuccess: set,
    onError: (error) => showFailure(t('error'), error),
  });
  if (others.length < 2) return null;
  return (
    <span className="inline-flex">
      <IconButton
        label={t('earlier')}
        title={t('earlier')}
        disabled={at === 0 || move.isPending}
        onClick={() => move.mutate(at - 1)}
      >
        <ArrowLeft className="i" aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('later')}
        title={t('later')}
        disabled={at === others.length - 1 || move.isPending}
        onClick={() => move.mutate(at + 1)}
      >
        <ArrowRight className="i" aria-hidden="true" />
      </IconButton>
    </span>
  );
}

/** Archives or restores a board. */
export function useArchive({ id }: BoardSettings) {
  const t = useTranslations('boardActs');
  const { change } = useOwnBoards();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: (isArchived: boolean) => call(updateBoard, { params: { id: String(id) }, body: { isArchived } }),
    onSuccess: (board) => {
      change(id, board);
      showToast({ title: t(board.isArchived ? 'archived' : 'back') });
    },
    onError: (error) => showFailure(t('error'), error),
  });
}
