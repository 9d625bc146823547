import { useQuery } from '@tanstack/react-query';
import { listWeeks } from '@upnext/contract/voting/weekly-charts';
import { Bell, BellRing } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { queryOf } from '../../api/query.ts';
import { isGuest } from '../../api/viewer.ts';
import { requireTexts } from '../../texts/load-texts.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { useFollow, type FollowProps } from './use-follow.ts';
import { useGuestFollow } from './use-guest-follow.ts';

await requireTexts('weeks');

type FollowButtonProps = FollowProps & {
  /** A small button, as in the board's header. Otherwise a link to the latest weekly chart follows the button. */
  isSmall?: boolean | undefined;
  /** Whether the visitor has already pressed the link in the button's place. */
  isPressed?: boolean;
};

/** A button to follow the board's weekly chart. Visitors are asked to log in first. */
export function FollowButton({ isSmall = false, isPressed = false, ...props }: FollowButtonProps) {
  const t = useTranslations();
  const { name, handle, path, viewer } = props;
  const { isFollowing, isPending, change } = useFollow(props);
  const { data } = useQuery({ ...queryOf(listWeeks, { params: { username: handle } }), enabled: !isSmall });
  // The other follow button of the page may have fetched the weeks.
  const week = isSmall ? undefined : data?.weeks[0];
  const Icon = isFollowing ? BellRing : Bell;
  const login = useGuestFollow(props, () => change(true));
  const press = () => (isGuest(viewer) ? void login.ask() : change(!isFollowing));
  const onMount = useEffectEvent(() => isPressed && press());
  useEffect(() => void onMount(), []);
  return (
    <>
      <Button kind="soft" size={isSmall ? 's' : 'm'} aria-pressed={isFollowing} busy={isPending} onClick={press}>
        {!isSmall && <Icon className="i" aria-hidden="true" />}
        {isFollowing ? t('follows.following') : t('boards.follow')} <span className="sr">{name}</span>
      </Button>
      {login.Login && <login.Login name={name} isOpen={login.isOpen} onClose={login.close} />}
      {week && (
        <Link to={`${path}/week/${week}`} className={buttonClass({ kind: 'plain' })}>
          {t('follows.lastWeek')}
        </Link>
      )}
    </>
  );
}
