import '../../styles/after-vote.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
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

/** After this time, no thank-you toast is expected any more. */
const toastDelayMs = 3_000;
const undoMs = 10_000;
const lineClass = 'chart-verify flex flex-wrap items-center gap-x-3';

/**
 * Shown while there is no toast, one at a time: once, an offer to keep access to the account (a passkey only after
 * verification); after the second vote, a question about push messages or a follow; otherwise the line about
 * verification, and for verified accounts the same questions. It stays at the bottom of the screen: above the chart, it
 * would move the rows that a fan is about to tap.
 */
export function AfterVote({ board }: { board: PublicBoard }) {
  const viewer = useViewer();
  const [mayAsk] = useState(mayAskForPush);
  const isUnverified = useIsUnverified();
  const votes = useVoteMemory().size;
  const { isDue, hasToast } = useToasts();
  if (!isDue || !viewer) return null;
  const followAsk = <FollowAsk {...board} />;
  const line =
    isUnverified && votes !== 2 ? (
      <VerifyLine className="chart-verify" />
    ) : mayAsk && votes > 1 ? (
      <PushAsk className={lineClass} otherwise={followAsk} />
    ) : (
      followAsk
    );
  return (
    <div className="after-vote" hidden={hasToast}>
      <SignInOffer key={viewer.id} accountId={viewer.id} offersPasskey={!isUnverified} otherwise={line} />
    </div>
  );
}

/** The part is due as soon as a toast was shown. There may be none yet when it is mounted. */
function useToasts(): { isDue: boolean; hasToast: boolean } {
  const hasToast = useSyncExternalStore(subscribeToToasts, () => currentToast() !== undefined);
  const [isDue, setDue] = useState(false);
  if (hasToast && !isDue) setDue(true);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), toastDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return { isDue, hasToast };
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
      <p className="min-w-0 max-md:flex-1">{t('follows.ask', { username: props.name })}</p>
      <Button kind="soft" size="s" aria-pressed={isFollowing} busy={isPending} onClick={press}>
        {isFollowing ? t('follows.following') : t('boards.follow')} <span className="sr">{props.name}</span>
      </Button>
    </div>
  );
}
