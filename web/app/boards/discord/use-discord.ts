import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  connectDiscord,
  disconnectDiscord,
  getDiscord,
  testDiscord,
  type DiscordConnection,
} from '@upnext/contract/boards/discord';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { queryOf } from '../../api/query.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useChosenBoard } from '../own-boards/chosen-board.ts';

/** Whether the chosen board posts to a Discord channel, and functions to change that. */
export function useDiscord() {
  const t = useTranslations('discord');
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const board = { query: { board: useChosenBoard() } };
  const query = queryOf(getDiscord, board);
  const { data } = useQuery(query);
  const keep = (connection: DiscordConnection) => client.setQueryData(query.queryKey, connection);
  const onError = (failure: unknown) => showFailure(t('error'), failure);

  const connect = useMutation({
    mutationFn: (url: string) => call(connectDiscord, { ...board, body: { url } }),
    onSuccess: (connection) => {
      keep(connection);
      showToast({ title: t('connected'), text: t('connectedText') });
    },
    onError,
  });
  const test = useMutation({
    mutationFn: () => call(testDiscord, board),
    onSuccess: () => showToast({ title: t('tested'), text: t('testedText') }),
    onError,
  });
  const disconnect = useMutation({
    mutationFn: () => call(disconnectDiscord, board),
    onSuccess: () => {
      keep({ isOffered: true, connectedAt: null });
      showToast({ title: t('disconnected') });
    },
    onError,
  });
  return { connection: data, connect, test, disconnect };
}
