import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { followBoard, getFollow, unfollowBoard } from '@upnext/contract/boards/follows';
import { listWeeks } from '@upnext/contract/voting/weekly-charts';
import { Bell, BellRing } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { forgetRedirect } from '../../api/intent.ts';
import { loginPath } from '../../api/login-path.ts';
import { queryOf } from '../../api/query.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { isGuest, type Viewer } from '../../api/viewer.ts';
import { requireTexts } from '../../texts/load-texts.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';

await requireTexts('weeks');

export type FollowProps = {
  /** The board's display name, handle and path. */
  name: string;
  handle: string;
  path: string;
  viewer: Viewer;
};

/** A button to follow the board's weekly chart, and a link to the latest one. */
export function FollowButton(props: FollowProps) {
  const t = useTranslations();
  const navigate = useNavigate();
  const { name, handle, path, viewer } = props;
  const { isFollowing, isPending, change } = useFollow(props);
  const { data } = useQuery(queryOf(listWeeks, { params: { username: handle } }));
  const week = data?.weeks[0];
  const Icon = isFollowing ? BellRing : Bell;
  const press = () => {
    if (!isGuest(viewer)) return change(!isFollowing);
    forgetRedirect();
    void navigate(loginPath(path));
  };
  return (
    <>
      <Button kind="soft" aria-pressed={isFollowing} busy={isPending} onClick={press}>
        <Icon className="i" aria-hidden="true" />
        {isFollowing ? t('follows.following') : t('boards.follow')} <span className="sr">{name}</span>
      </Button>
      {week && (
        <Link to={`${path}/week/${week}`} className={buttonClass({ kind: 'plain' })}>
          {t('follows.lastWeek')}
        </Link>
      )}
    </>
  );
}

function useFollow({ name, handle, viewer }: FollowProps) {
  const t = useTranslations('follows');
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const params = { username: handle };
  const query = queryOf(getFollow, { params });
  const { data } = useQuery({ ...query, enabled: Boolean(viewer) });
  const { mutate, isPending } = useMutation({
    mutationFn: (isFollowing: boolean) => call(isFollowing ? followBoard : unfollowBoard, { params }),
    onSuccess: (_, isFollowing) => {
      client.setQueryData(query.queryKey, { isFollowing });
      showToast(
        isFollowing
          ? { title: t('done', { username: name }), text: t('doneText') }
          : { title: t('undone', { username: name }) },
      );
    },
    onError: (error) => showFailure(t('error'), error),
  });
  return { isFollowing: Boolean(viewer) && data?.isFollowing === true, isPending, change: mutate };
}
