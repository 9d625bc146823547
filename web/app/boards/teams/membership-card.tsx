import { useMutation, useQueryClient } from '@tanstack/react-query';
import { boardTitle } from '@upnext/contract/boards/board-handle';
import { listOwnBoards, type BoardSettings } from '@upnext/contract/boards/boards';
import { leaveBoard } from '@upnext/contract/boards/teams';
import { getUser } from '@upnext/contract/identity/accounts';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { keyOf } from '../../api/query.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** For editors and moderators: the board, their role, and a button to leave the team. */
export function MembershipCard({ board }: { board: BoardSettings }) {
  const t = useTranslations();
  const titleId = useId();
  const client = useQueryClient();
  const navigate = useNavigate();
  const showFailure = useFailureToast();
  const [isOpen, setOpen] = useState(false);
  const name = boardTitle(board.creatorUsername, board);
  const leave = useMutation({
    mutationFn: () => call(leaveBoard, { params: { id: String(board.id) } }),
    onSuccess: () => {
      showToast({ title: t('teams.left', { name }) });
      client.removeQueries({ queryKey: [keyOf(listOwnBoards, {})] });
      void client.invalidateQueries({ queryKey: [keyOf(getUser, {})] });
      void navigate('/dashboard');
    },
    onError: (error) => showFailure(t('teams.error'), error),
  });
  return (
    <Panel aria-labelledby={titleId}>
      <h2 id={titleId}>{t('teams.youHelp', { role: board.role })}</h2>
      <p className="text-small text-text-2">{t('teams.youHelpText', { name, role: board.role })}</p>
      <Button kind="plain" size="s" onClick={() => setOpen(true)}>
        {t('teams.leave')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('teams.leaveTitle', { name })}
        text={t('teams.leaveText')}
        confirmLabel={t('teams.leave')}
        cancelLabel={t('site.cancel')}
        closeLabel={t('site.close')}
        isBusy={leave.isPending}
        onConfirm={() => leave.mutate()}
        onClose={() => setOpen(false)}
      />
    </Panel>
  );
}
