import { useQuery } from '@tanstack/react-query';
import type { Idea } from '@upnext/contract/ideas';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { useChosenBoard, withBoard } from '../../api/chosen-board.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { ReviewActs, type DeedName } from './review-acts.tsx';
import { ReviewCard } from './review-card.tsx';
import { useDeckKeys, useKeysChoice } from './use-deck-keys.ts';
import { useDeck } from './use-deck.ts';
import { usePendingCache } from './use-pending-cache.ts';

type Side<Extra> = (props: { idea: Idea | undefined; onClose: () => void } & Extra) => ReactNode;

type ReviewDeckProps = {
  /** Whoever only reviews rewrites nothing. */
  canEdit: boolean;
  pendingCount: number;
  Failed: ComponentType<{ error: unknown; isRetrying: boolean; onRetry: () => void }>;
  renderEdit: Side<{ onSaved: (idea: Idea) => void }>;
  renderMerge: Side<{ onPick: (target: { id: number; title: string }) => void }>;
};

const none: Idea[] = [];

/** Card after card, without a page in between. What was said is sent at once; the next card does not wait for it. */
export function ReviewDeck({ canEdit, pendingCount, Failed, renderEdit, renderMerge }: ReviewDeckProps) {
  const t = useTranslations();
  const choice = useChosenBoard();
  const { ask, listKey } = usePendingCache();
  const list = useQuery({ queryKey: listKey, queryFn: ask });
  const deck = useDeck();
  // What it is about stays so, though another card may come back on top meanwhile.
  const [open, setOpen] = useState<{ deed: DeedName; idea: Idea }>();
  const ideas = list.data ?? none;
  const [idea] = ideas;
  const close = () => setOpen(undefined);
  const when = (deed: DeedName) => (open?.deed === deed ? open.idea : undefined);

  const { isFetching, refetch } = list;
  const isMore = ideas.length === 0 && pendingCount > 0;
  const isNext = isMore && !deck.isSending;
  useEffect(() => {
    // A list is two hundred long; whoever has been through it gets the next.
    if (isNext) void refetch();
  }, [isNext, refetch]);

  function onDeed(deed: DeedName): void {
    if (!idea || (deed === 'edit' && !canEdit)) return;
    if (deed === 'approve') deck.approve(idea);
    else if (deed !== 'block' || idea.suggestedByUsername) setOpen({ deed, idea });
  }
  function finish(work: (about: Idea) => void): void {
    close();
    if (open) work(open.idea);
  }
  const [hasKeys, chooseKeys] = useKeysChoice();
  useDeckKeys(hasKeys, onDeed, deck.undo);

  if (list.error) return <Failed error={list.error} isRetrying={isFetching} onRetry={() => void refetch()} />;
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
  const blocked = when('block') ?? idea;
  const username = blocked.suggestedByUsername ?? '';
  const theirs = ideas.filter(({ suggestedBy }) => suggestedBy === blocked.suggestedBy);
  return (
    <section className="review" data-keys={hasKeys} aria-label={t('review.title')}>
      <div className="review-top">
        <p className="num">{t('review.waiting', { count: Math.max(pendingCount, ideas.length) })}</p>
        <Switch label={t('review.keys')} checked={hasKeys} onChange={() => chooseKeys(!hasKeys)} />
      </div>
      <ReviewCard key={idea.id} idea={idea} onApprove={() => onDeed('approve')} onReject={() => onDeed('reject')} />
      <ReviewActs title={idea.title} canEdit={canEdit} canBlock={Boolean(idea.suggestedByUsername)} onDeed={onDeed} />
      <output className="sr">{idea.title}</output>
      <ReasonDialog
        idea={when('reject')}
        hasKeys={hasKeys}
        onClose={close}
        onPick={(reason) => finish((about) => deck.reject(about, reason))}
      />
      {renderEdit({ idea: when('edit'), onClose: close, onSaved: (saved) => finish(() => deck.approve(saved)) })}
      {renderMerge({
        idea: when('merge'),
        onClose: close,
        onPick: (target) => finish((about) => deck.merge(about, target)),
      })}
      <ConfirmDialog
        isOpen={open?.deed === 'block'}
        title={t('review.blockTitle', { username })}
        text={t('review.blockText', { count: theirs.length })}
        confirmLabel={t('review.block')}
        cancelLabel={t('site.cancel')}
        closeLabel={t('site.close')}
        onClose={close}
        onConfirm={() => finish((about) => deck.block({ id: about.suggestedBy ?? 0, username }, theirs))}
      />
    </section>
  );
}
