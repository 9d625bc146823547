import '../../styles/after-vote.css';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

import { useViewer } from '../../api/viewer.ts';
import { SignInOffer } from '../../identity/sign-in-methods/sign-in-offer.tsx';
import { useIsUnverified } from '../../identity/verified-accounts/use-is-unverified.ts';
import { VerifyLine } from '../../identity/verified-accounts/verify-line.tsx';
import { mayAskForPush, PushAsk } from '../../notifications/push-ask.tsx';
import { requireTexts } from '../../texts/load-texts.ts';
import { Button } from '../../ui/button.tsx';
import { currentToast, subscribeToToasts } from '../../ui/toast-store.ts';
import { useVoteMemory } from '../../voting/votes/vote-memory.ts';
import { useFollow, type FollowProps } from './use-follow.ts';
import type { PublicBoard } from './use-public-board.ts';

await requireTexts('weeks');

const toastDelayMs = 500;
const undoMs = 10_000;
const lineClass = 'chart-verify flex flex-wrap items-center gap-x-3';

/**
 * Shown when the thank-you toast is gone, one at a time: once, an offer to keep access to the account (a passkey only
 * after verification); then the line about verification, until the account is verified; then a question about a follow,
 * from the second vote on about push messages. It stays at the bottom of the screen: above the chart, it would move the
 * rows that a fan is about to tap.
 */
export function AfterVote({ board }: { board: PublicBoard }) {
  const viewer = useViewer();
  const [mayAsk] = useState(mayAskForPush);
  const isUnverified = useIsUnverified();
  const hasVotedTwice = useVoteMemory().size > 1;
  const isToastGone = useToastGone();
  if (!isToastGone) return null;
  const followAsk = <FollowAsk {...board} />;
  const line = isUnverified ? (
    <VerifyLine className="chart-verify" />
  ) : mayAsk && hasVotedTwice ? (
    <PushAsk className={lineClass} otherwise={followAsk} />
  ) : (
    followAsk
  );
  return (
    <div className="after-vote">
      {viewer && <SignInOffer key={viewer.id} accountId={viewer.id} offersPasskey={!isUnverified} otherwise={line} />}
    </div>
  );
}

/** Whether the first toast since the vote has gone. It may not be there yet when this part is mounted. */
function useToastGone(): boolean {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const look = () => currentToast() || setGone(true);
    const timer = setTimeout(look, toastDelayMs);
    const stop = subscribeToToasts(look);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return isGone;
}

/** Offers to follow the board, unless the fan already follows it. After that, the button stays a while to undo it. */
function FollowAsk(props: FollowProps) {
  const t = useTranslations();
  const { isKnown, isFollowing, isPending, change } = useFollow(props);
  const [hasFollowed, setHasFollowed] = useState(false);
  if (!isKnown || (isFollowing && !hasFollowed)) return null;
  const press = () => {
    setHasFollowed(true);
    setTimeout(() => setHasFollowed(false), undoMs);
    change(!isFollowing);
  };
  return (
    <div className={lineClass}>
      <p>{t('follows.ask', { username: props.name })}</p>
      <Button kind="soft" size="s" aria-pressed={isFollowing} busy={isPending} onClick={press}>
        {isFollowing ? t('follows.following') : t('boards.follow')} <span className="sr">{props.name}</span>
      </Button>
    </div>
  );
}
