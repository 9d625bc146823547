import { useQuery } from '@tanstack/react-query';
import type { BoardSettings } from '@upnext/contract/boards/boards';
import type { Idea } from '@upnext/contract/boards/ideas';
import type { RejectionReason } from '@upnext/contract/idea-fields';
import { limits } from '@upnext/contract/limits';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusNeighbour } from '../../ui/focus-neighbour.ts';
import { IdeasFailed } from '../ideas/ideas-failed.tsx';
import type { Owner } from '../ideas/own-ideas-query.ts';
import { useChosenBoard, withBoard } from '../own-boards/chosen-board.ts';
import { LoadingCards } from './loading-cards.tsx';
import { PendingCard } from './pending-card.tsx';
import { PendingFilter } from './pending-filter.tsx';
import { searchIdeas } from './pending-search.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { usePendingCache } from './use-pending-cache.ts';
import { useReview } from './use-review.ts';

/** The search field is shown if there are at least this many suggestions. */
const searchableFrom = 6;

/** Pending suggestions, oldest first. Refetched each time the list is shown. */
export function PendingSuggestions({ owner, board }: { owner: Owner; board: BoardSettings }) {
  const { pendingCount, acceptsSuggestions } = board;
  const t = useTranslations('ideas');
  const review = useTranslations('review');
  const [search, setSearch] = useState('');
  const [doomed, setDoomed] = useState<Idea[]>([]);
  const choice = useChosenBoard();
  const { ask, listKey, refresh } = usePendingCache();
  const decisions = useReview(owner, refresh);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: listKey,
    queryFn: ask,
    refetchOnMount: 'always',
  });
  const hasNew = data !== undefined && data.length < Math.min(pendingCount, limits.pendingPerPage);
  const isBehind = hasNew && !decisions.isSending;
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);

  const found = searchIdeas(data ?? [], search);
  const rejectNow = (reason: RejectionReason) => {
    setDoomed([]);
    focusNeighbour(document.getElementById(`suggestion-${doomed[0]?.id}`), '[data-action=reject]');
    decisions.reject(doomed, reason);
    if (doomed.length > 1) setSearch('');
  };
  const approveNow = (idea: Idea) => {
    focusNeighbour(document.getElementById(`suggestion-${idea.id}`), '[data-action=approve]');
    decisions.approve(idea);
  };

  return (
    <div className="grid gap-3">
      <h2 className="sr">{t('suggestedTitle')}</h2>
      {error && <IdeasFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingCards />}
      {data?.length === 0 && (
        <EmptyState
          numeral="0"
          title={t('suggestedEmptyTitle')}
          text={acceptsSuggestions ? t('suggestedEmptyText') : t('suggestedClosedText')}
        />
      )}
      {data && data.length > 1 && (
        <Link
          to={withBoard('/dashboard/review', choice)}
          className={buttonClass({ kind: 'soft' }, 'justify-self-start')}
        >
          {review('start')}
        </Link>
      )}
      {data && (data.length >= searchableFrom || search !== '') && (
        <PendingFilter
          search={search}
          foundCount={found.length}
          onSearch={setSearch}
          onRejectAll={() => setDoomed(found)}
        />
      )}
      {data && data.length > limits.pendingPerPage / 2 && pendingCount > data.length && (
        <p className="text-small text-text-2">{t('suggestedMore', { shown: data.length, total: pendingCount })}</p>
      )}
      {data && data.length > 0 && found.length === 0 && (
        <EmptyState
          numeral="0"
          title={t('filterEmptyTitle')}
          text={t('filterEmptyText')}
          action={
            <Button kind="soft" size="s" onClick={() => setSearch('')}>
              {t('filterClear')}
            </Button>
          }
        />
      )}
      <ul className="idea-cards">
        {found.map((idea) => (
          <li key={idea.id} id={`suggestion-${idea.id}`}>
            <PendingCard idea={idea} onApprove={() => approveNow(idea)} onReject={() => setDoomed([idea])} />
          </li>
        ))}
      </ul>
      <ReasonDialog ideas={doomed} onClose={() => setDoomed([])} onPick={rejectNow} />
    </div>
  );
}
