import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listOwnBoards, updateBoard, type BoardSettings as Settings } from '@upnext/contract/boards';
import { useId } from 'react';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { keyOf, queryOf } from '../../api/query.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';

const listKey = [keyOf(listOwnBoards, {})];
const settings = ['acceptsSuggestions', 'isListed'] as const;

/** What the owner decides about the main board. A switch moves at once and back when the server refuses. */
export function BoardSettings() {
  const t = useTranslations();
  const titleId = useId();
  const { data, error, isFetching, refetch } = useQuery(queryOf(listOwnBoards, {}));
  const save = useSetting();
  const board = data?.find(({ isMain }) => isMain);
  return (
    <Panel aria-labelledby={titleId}>
      <h2 id={titleId}>{t('dashboard.settingsTitle')}</h2>
      {error && (
        <Notice
          kind="error"
          action={
            <Button kind="soft" size="s" busy={isFetching} onClick={() => void refetch()}>
              {t('site.tryAgain')}
            </Button>
          }
        >
          {t('dashboard.settingsLoadError')}
        </Notice>
      )}
      {!board && !error && <Skeleton className="h-24" />}
      {board &&
        settings.map((name) => (
          <Switch
            key={name}
            checked={board[name]}
            label={
              <>
                <span className="block font-semibold">{t(`dashboard.${name}`)}</span>
                <span className="block text-small text-text-2">{t(`dashboard.${name}Hint`)}</span>
              </>
            }
            onChange={({ target }) => save({ id: board.id, [name]: target.checked })}
          />
        ))}
    </Panel>
  );
}

type SettingChange = { id: number; acceptsSuggestions?: boolean; isListed?: boolean };

function useSetting() {
  const t = useTranslations('dashboard');
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const change = (id: number, to: Partial<Settings>) =>
    client.setQueryData<Settings[]>(listKey, (boards) =>
      boards?.map((board) => (board.id === id ? { ...board, ...to } : board)),
    );
  const { mutate } = useMutation({
    // In order, so that of two quick presses the second one stays.
    scope: { id: 'board-settings' },
    mutationFn: ({ id, ...body }: SettingChange) => call(updateBoard, { params: { id: String(id) }, body }),
    onMutate: ({ id, ...wanted }) => {
      change(id, wanted);
    },
    onError: (error, { id, acceptsSuggestions, isListed }) => {
      change(id, {
        ...(acceptsSuggestions === undefined ? {} : { acceptsSuggestions: !acceptsSuggestions }),
        ...(isListed === undefined ? {} : { isListed: !isListed }),
      });
      showFailure(t('settingsError'), error);
    },
  });
  return mutate;
}
