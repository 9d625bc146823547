import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listBlockedFans, unblockFan, type BlockedFan } from '@upnext/contract/boards/blocked-fans';
import { useId } from 'react';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { keyOf, queryOf } from '../../api/query.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useChosenBoard } from '../own-boards/chosen-board.ts';

/** The fans who are blocked from suggesting ideas on this board, each with a button to unblock them. */
export function BlockedFans() {
  const t = useTranslations('review');
  const titleId = useId();
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const board = useChosenBoard();
  const { data = [] } = useQuery(queryOf(listBlockedFans, { query: { board } }));
  const unblock = useMutation({
    mutationFn: ({ id }: BlockedFan) => call(unblockFan, { params: { id: String(id) }, query: { board } }),
    onSuccess: (_, { username }) => {
      showToast({ title: t('unblocked', { username }) });
      void client.invalidateQueries({ queryKey: [keyOf(listBlockedFans, { query: { board } })] });
    },
    onError: (error) => showFailure(t('unblockError'), error),
  });
  if (data.length === 0) return null;
  return (
    <Panel aria-labelledby={titleId}>
      <h2 id={titleId}>{t('blockedList')}</h2>
      <ul className="merged">
        {data.map((fan) => (
          <li key={fan.id}>
            <p>
              <b>@{fan.username}</b>
            </p>
            <Button
              kind="soft"
              size="s"
              disabled={unblock.isPending}
              aria-label={t('unblockLabel', { username: fan.username })}
              onClick={() => unblock.mutate(fan)}
            >
              {t('unblock')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
