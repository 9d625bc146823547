import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { boardPath } from '@upnext/contract/boards/board-handle';
import { BoardInput, createBoard, updateBoard, type BoardSettings } from '@upnext/contract/boards/boards';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { browserTimeZone } from '../../api/browser-time-zone.ts';
import { call } from '../../api/client.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useFieldMessage } from '../../texts/use-field-message.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { choiceOf, withBoard } from '../own-boards/chosen-board.ts';
import { useOwnBoards } from '../own-boards/use-own-boards.ts';
import { suggestSlug } from './suggest-slug.ts';

type BoardDialogProps = { isOpen: boolean; board: BoardSettings | undefined; onClose: () => void };

/** Creates a board, or changes the name and slug of an existing one. */
export function BoardDialog({ isOpen, board, onClose }: BoardDialogProps) {
  const t = useTranslations();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={board ? t('boardActs.renameTitle') : t('boardActs.newTitle')}
      closeLabel={t('site.close')}
    >
      {isOpen && <BoardForm board={board} onClose={onClose} />}
    </Dialog>
  );
}

function BoardForm({ board, onClose }: Omit<BoardDialogProps, 'isOpen'>) {
  const t = useTranslations();
  const fieldMessage = useFieldMessage();
  const errorText = useErrorText();
  const { boards = [], set } = useOwnBoards();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const own = boards.find(({ role }) => role === 'owner');
  const username = own?.creatorUsername ?? '';
  const form = useForm({
    resolver: zodResolver(BoardInput),
    // The main board has no slug. 'x' satisfies the validation and is never sent.
    defaultValues: { name: board?.name ?? '', slug: board?.isMain ? 'x' : (board?.slug ?? '') },
  });
  const { errors, dirtyFields } = form.formState;
  const slug = useWatch({ control: form.control, name: 'slug' });
  const save = useMutation({
    mutationFn: (input: BoardInput) => {
      if (!board) return call(createBoard, { body: { ...input, timeZone: own?.timeZone ?? browserTimeZone() } });
      return call(updateBoard, {
        params: { id: String(board.id) },
        body: board.isMain ? { name: input.name } : input,
      });
    },
    onSuccess: (saved) => {
      set(board ? boards.map((one) => (one.id === saved.id ? saved : one)) : withNew(boards, saved));
      showToast({ title: t(board ? 'boardActs.renamed' : 'boardActs.made'), text: saved.name ?? '' });
      onClose();
      void navigate(withBoard(board ? pathname : '/dashboard', choiceOf(saved)));
    },
  });
  const name = form.register('name', {
    // The slug follows the name until the user edits the slug.
    onChange: ({ target }: { target: HTMLInputElement }) => {
      if (!board && !dirtyFields.slug) form.setValue('slug', suggestSlug(target.value));
    },
  });
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => void form.handleSubmit((input) => save.mutate(input))(event)}
    >
      {!board && <p className="text-text-2">{t('boardActs.newText')}</p>}
      {save.error && <Notice kind="error">{errorText(save.error)}</Notice>}
      <TextField
        {...name}
        label={t('boardActs.nameLabel')}
        autoComplete="off"
        error={fieldMessage(errors.name?.message)}
      />
      {!board?.isMain && (
        <TextField
          {...form.register('slug')}
          label={t('boardActs.addressLabel')}
          hint={board && dirtyFields.slug ? t('boardActs.oldAddress') : boardPath(username, slug || '…')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={fieldMessage(errors.slug?.message)}
        />
      )}
      <div className="dialog-acts">
        <Button kind="plain" onClick={onClose} disabled={save.isPending}>
          {t('site.cancel')}
        </Button>
        <Button type="submit" busy={save.isPending}>
          {board ? t('boardActs.save') : t('boardActs.create')}
        </Button>
      </div>
    </form>
  );
}

/** Inserts the new board after the user's own boards and before shared ones. */
function withNew(boards: BoardSettings[], made: BoardSettings): BoardSettings[] {
  const own = boards.filter(({ role }) => role === 'owner');
  return [...own, made, ...boards.filter(({ role }) => role !== 'owner')];
}
