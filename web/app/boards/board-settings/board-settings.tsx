import { useMutation } from '@tanstack/react-query';
import { updateBoard } from '@upnext/contract/boards/boards';
import { useId } from 'react';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { useSite } from '../../site/use-site.ts';
import { Panel } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useOwnBoards } from '../own-boards/use-own-boards.ts';
import { BannerField } from './banner-field.tsx';
import { BoardActs } from './board-acts.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import { TwitchField } from './twitch-field.tsx';

const settings = ['acceptsSuggestions', 'isListed'] as const;

/** Board settings for the owner. A setting updates optimistically and is reset if the request fails. */
export function BoardSettings() {
  const t = useTranslations();
  const titleId = useId();
  const { board, error, isFetching, refetch } = useOwnBoards();
  const save = useSetting();
  const readsTwitchChat = useSite()?.readsTwitchChat === true;
  return (
    <Panel aria-labelledby={titleId}>
      <h2 id={titleId}>{t('dashboard.settingsTitle')}</h2>
      {error && !board && (
        <RetryNotice label={t('site.tryAgain')} query={{ isFetching, refetch }}>
          {t('dashboard.settingsLoadError')}
        </RetryNotice>
      )}
      {!board && !error && <Skeleton className="h-24" />}
      {board &&
        !board.isArchived &&
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
      {board?.role === 'owner' && !board.isArchived && (
        <TimeZoneField timeZone={board.timeZone} onChange={(timeZone) => save({ id: board.id, timeZone })} />
      )}
      {readsTwitchChat && board?.role === 'owner' && !board.isArchived && (
        <TwitchField key={`twitch-${board.id}`} board={board} />
      )}
      {board && !board.isArchived && <BannerField key={board.id} board={board} />}
      {board?.isHidden && <Notice kind="waiting">{t('dashboard.hidden')}</Notice>}
      {board && <BoardActs board={board} />}
    </Panel>
  );
}

type SettingChange = { id: number; acceptsSuggestions?: boolean; isListed?: boolean; timeZone?: string };

function useSetting() {
  const t = useTranslations('dashboard');
  const { boards, change } = useOwnBoards();
  const showFailure = useFailureToast();
  const { mutate } = useMutation({
    // Requests run one after the other, so the last of two quick clicks wins.
    scope: { id: 'board-settings' },
    mutationFn: ({ id, ...body }: SettingChange) => call(updateBoard, { params: { id: String(id) }, body }),
    onMutate: ({ id, ...wanted }) => {
      change(id, wanted);
      return boards?.find((board) => board.id === id);
    },
    onError: (error, { id, ...wanted }, before) => {
      const entries = Object.entries(before ?? {}).filter(([name]) => name in wanted);
      change(id, Object.fromEntries(entries));
      showFailure(t('settingsError'), error);
    },
  });
  return mutate;
}
