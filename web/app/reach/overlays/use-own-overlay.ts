import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getOwnOverlay, renewOverlay, revokeOverlay, type Overlay } from '@upnext/contract/reach/overlays';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { queryOf } from '../../api/query.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { useChosenBoard } from '../../boards/own-boards/chosen-board.ts';
import { showToast } from '../../ui/toast-store.ts';

/** The board's overlay URL, and functions to renew and revoke it. */
export function useOwnOverlay() {
  const t = useTranslations('streamKit');
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const board = { query: { board: useChosenBoard() } };
  const query = queryOf(getOwnOverlay, board);
  const { data, error, isFetching, refetch } = useQuery(query);
  const keep = (overlay: Overlay | null) => client.setQueryData(query.queryKey, { overlay });
  const onError = (failure: unknown) => showFailure(t('error'), failure);

  const renew = useMutation({
    mutationFn: () => call(renewOverlay, board),
    onSuccess: (overlay) => {
      showToast(data?.overlay ? { title: t('renewed'), text: t('renewedText') } : { title: t('made') });
      keep(overlay);
    },
    onError,
  });
  const revoke = useMutation({
    mutationFn: () => call(revokeOverlay, board),
    onSuccess: () => {
      keep(null);
      showToast({ title: t('revoked') });
    },
    onError,
  });
  return { overlay: data?.overlay, error, isFetching, refetch, renew, revoke };
}
