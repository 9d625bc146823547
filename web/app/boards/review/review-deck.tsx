import { useQuery } from '@tanstack/react-query';
import type { Idea } from '@upnext/contract/boards/ideas';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { buttonClass } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { EditIdeaDialog } from '../ideas/edit-idea-dialog.tsx';
import { IdeasFailed } from '../ideas/ideas-failed.tsx';
import type { Owner } from '../ideas/own-ideas-query.ts';
import { MergeDialog } from '../merges/merge-dialog.tsx';
import { useChosenBoard, withBoard } from '../own-boards/chosen-board.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { ReviewActs, type ActionName } from './review-acts.tsx';
import { ReviewCard } from './review-card.tsx';
import { SimilarPublished } from './similar-published.tsx';
import { useDeckKeys, useKeysChoice } from './use-deck-keys.ts';
import { usePendingCache } from './use-pending-cache.ts';
import { useReview } from './use-review.ts';

type ReviewDeckProps = {
  owner: Owner;
  /** False for moderators, who can review suggestions but not edit them. */
  canEdit: boolean;
  pendingCount: number;
};

const none: Idea[] = [];

/** Shows one suggestion at a time. A decision is sent immediately, and the next card doesn't wait for the response. */
export function ReviewDeck({ owner, canEdit, pendingCount }: ReviewDeckProps) {
  const t = useTranslations();
  const choice = useChosenBoard();
  const { ask, listKey } = usePendingCache();
  const list = useQuery({ queryKey: listKey, queryFn: ask });
  const review = useReview(owner);
  // An open dialog keeps its idea, even if another card returns to the top of the deck in the meantime.
  const [open, setOpen] = useState<{ action: ActionName; idea: Idea }>();
  const ideas = list.data ?? none;
  const [idea] = ideas;
  const close = () => setOpen(undefined);
  const when = (action: ActionName) => (open?.action === action ? open.idea : undefined);

  const { isFetching, refetch } = list;
  const isMore = ideas.length === 0 && pendingCount > 0;
  const isNext = isMore && !review.isSending;
  useEffect(() => {
    // A page holds up to 200 suggestions. Fetch the next page when all of them are reviewed.
    if (isNext) void refetch();
  }, [isNext, refetch]);

  function onAction(action: ActionName): void {
    if (!idea || (action === 'edit' && !canEdit)) return;
    if (action === 'approve') review.approve(idea);
    else if (action !== 'block' || idea.suggestedByUsername) setOpen({ action, idea });
  }
  function finish(work: (about: Idea) => void): void {
    close();
    if (open) work(open.idea);
  }
  const [hasKeys, chooseKeys] = useKeysChoice();
  useDeckKeys(hasKeys, onAction, review.undo);

  if (list.error) return <IdeasFailed error={list.error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!idea && (isFetching || isMore)) return <Skeleton className="h-60" />;
  if (!idea)
    return (
      <EmptyState
        numeral="0"
        heading="h2"
        title={t('review.doneTitle')}
        text={t('review.doneText')}
        action={
          canEdit && (
            <Link to={withBoard('/dashboard', choice)} className={buttonClass()}>
              {t('review.back')}
            </Link>
          )
        }
      />
    );
  const rejected = when('reject');
  const blocked = when('block') ?? idea;
  const username = blocked.suggestedByUsername ?? '';
  const theirs = ideas.filter(({ suggestedBy }) => suggestedBy === blocked.suggestedBy);
  return (
    <section className="review" data-keys={hasKeys} aria-label={t('review.title')}>
      <div className="review-top">
        <p className="num">{t('review.waiting', { count: Math.max(pendingCount, ideas.length) })}</p>
        <Switch label={t('review.keys')} checked={hasKeys} onChange={() => chooseKeys(!hasKeys)} />
      </div>
      <ReviewCard key={idea.id} idea={idea} onApprove={() => onAction('approve')} onReject={() => onAction('reject')} />
      <SimilarPublished
        key={`similar-${idea.id}`}
        board={owner.handle}
        idea={idea}
        onMerge={(target) => review.merge(idea, target)}
      />
      <ReviewActs
        title={idea.title}
        canEdit={canEdit}
        canBlock={Boolean(idea.suggestedByUsername)}
        onAction={onAction}
      />
      <output className="sr">{idea.title}</output>
      <ReasonDialog
        ideas={rejected ? [rejected] : none}
        hasKeys={hasKeys}
        onClose={close}
        onPick={(reason) => finish((about) => review.reject([about], reason))}
      />
      <EditIdeaDialog
        owner={owner}
        idea={when('edit')}
        saveLabel={t('review.saveAndApprove')}
        onClose={close}
        onSaved={(saved) => finish(() => review.approve(saved))}
      />
      <MergeDialog
        username={owner.handle}
        idea={when('merge')}
        onClose={close}
        onPick={(target) => finish((about) => review.merge(about, target))}
      />
      <ConfirmDialog
        isOpen={open?.action === 'block'}
        title={t('review.blockTitle', { username })}
        text={t('review.blockText', { count: theirs.length })}
        confirmLabel={t('review.block')}
        cancelLabel={t('site.cancel')}
        closeLabel={t('site.close')}
        onClose={close}
        onConfirm={() => finish((about) => review.block({ id: about.suggestedBy ?? 0, username }, theirs))}
      />
    </section>
  );
}
