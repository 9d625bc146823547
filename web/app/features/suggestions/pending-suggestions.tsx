import { useQuery } from '@tanstack/react-query';
import type { Idea } from '@upnext/contract/ideas';
import { limits } from '@upnext/contract/limits';
import { useState, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { useChosenBoard, withBoard } from '../../api/chosen-board.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusNeighbour } from '../../ui/focus-neighbour.ts';
import { PendingCard } from './pending-card.tsx';
import { PendingFilter } from './pending-filter.tsx';
import { searchIdeas } from './pending-search.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { usePendingCache } from './use-pending-cache.ts';
import { useReview } from './use-review.ts';

type PendingSuggestionsProps = {
  pendingCount: number;
  acceptsSuggestions: boolean;
  onApproved: (idea: Idea) => void;
  loading: ReactNode;
  Failed: ComponentType<{ error: unknown; isRetrying: boolean; onRetry: () => void }>;
};

/** From here on a search is quicker than reading. */
const searchableFrom = 6;

/** What waits, oldest first. Asked for when it is shown, and anew each time. */
export function PendingSuggestions({
  pendingCount,
  acceptsSuggestions,
  onApproved,
  loading,
  Failed,
}: PendingSuggestionsProps) {
  const t = useTranslations('ideas');
  const review = useTranslations('review');
  const [search, setSearch] = useState('');
  const [doomed, setDoomed] = useState<Idea[]>([]);
  const [isQuiet, setQuiet] = useState(false);
  const { approve, reject } = useReview(onApproved);
  const choice = useChosenBoard();
  const { ask, listKey } = usePendingCache();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: listKey,
    queryFn: ask,
    refetchOnMount: 'always',
  });

  const found = searchIdeas(data ?? [], search);
  const rejectNow = (ideas: Idea[]) => {
    focusNeighbour(document.getElementById(`suggestion-${ideas[0]?.id}`), '[data-deed=reject]');
    reject(ideas);
  };
  const approveNow = (idea: Idea) => {
    focusNeighbour(document.getElementById(`suggestion-${idea.id}`), '[data-deed=approve]');
    approve(idea);
  };

  return (
    <div className="grid gap-3">
      <h2 className="sr">{t('suggestedTitle')}</h2>
      {error && <Failed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && loading}
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
            <PendingCard
              idea={idea}
              onApprove={() => approveNow(idea)}
              onReject={() => (isQuiet ? rejectNow([idea]) : setDoomed([idea]))}
            />
          </li>
        ))}
      </ul>
      <RejectDialog
        ideas={doomed}
        onClose={() => setDoomed([])}
        onConfirm={(isQuietFromNow) => {
          setQuiet(isQuiet || isQuietFromNow);
          setDoomed([]);
          rejectNow(doomed);
          if (doomed.length > 1) setSearch('');
        }}
      />
    </div>
  );
}
