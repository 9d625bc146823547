import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { followBoard, getFollow, unfollowBoard } from '@upnext/contract/boards/follows';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { queryOf } from '../../api/query.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import type { Viewer } from '../../api/viewer.ts';
import { showToast } from '../../ui/toast-store.ts';

export type FollowProps = {
  /** The board's display name, handle and path. */
  name: string;
  handle: string;
  path: string;
  viewer: Viewer;
};

/** Whether the viewer follows the board, and a function that changes it. */
export function useFollow({ name, handle, viewer }: FollowProps) {
  const t = useTranslations('follows');
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const params = { username: handle };
  const query = queryOf(getFollow, { params });
  const { data } = useQuery({ ...query, enabled: Boolean(viewer) });
  const { mutate, isPending } = useMutation({
    mutationFn: (isFollowing: boolean) => call(isFollowing ? followBoard : unfollowBoard, { params }),
    onSuccess: async (_, isFollowing) => {
      // A response from before the change must not replace it.
      await client.cancelQueries({ queryKey: query.queryKey });
      client.setQueryData(query.queryKey, { isFollowing });
      showToast(
        isFollowing
          ? { title: t('done', { username: name }), text: t('doneText') }
          : { title: t('undone', { username: name }) },
      );
    },
    onError: (error) => showFailure(t('error'), error),
  });
  return {
    isKnown: data !== undefined,
    isFollowing: Boolean(viewer) && data?.isFollowing === true,
    isPending,
    change: mutate,
  };
}
