import { useSuspenseQuery } from '@tanstack/react-query';
import { listVoteHistory } from '@upnext/contract/voting/votes';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { queryOf } from '../../api/query.ts';
import { useMorePages } from '../../api/use-more-pages.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EarlyMark } from '../../ui/early-mark.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { WithdrawButton } from '../../voting/votes/withdraw-button.tsx';
import { ActivityEntry } from './activity-entry.tsx';

const step = 8;
const after = (cursor: string) => ({ query: { cursor } });

export function PastVotes() {
  const t = useTranslations('profile.activity');
  const voteWords = useTranslations('votes');
  const format = useFormatter();
  const { data: first } = useSuspenseQuery(queryOf(listVoteHistory, {}));
  const { pages, hasMore, isLoading, hasFailed, loadMore } = useMorePages(listVoteHistory, after, first);
  const [shownCount, setShownCount] = useState(step);
  const [withdrawn, setWithdrawn] = useState<ReadonlySet<number>>(new Set());
  const votes = [first, ...pages].flatMap((page) => page.votes).filter(({ idea }) => !withdrawn.has(idea.id));
  const showMore = () => {
    if (votes.length < shownCount + step && hasMore) loadMore();
    setShownCount(Math.min(shownCount, votes.length) + step);
  };

  if (votes.length === 0) return <NoVotes />;
  return (
    <div className="grid gap-5">
      <p className="text-micro text-text-3">{t('placesNote')}</p>
      <ul className="grid gap-5">
        {votes.slice(0, shownCount).map(({ idea, votedAt, wasEarly }) => (
          <ActivityEntry
            key={idea.id}
            idea={idea}
            status={wasEarly && <EarlyMark>{voteWords('early')}</EarlyMark>}
            when={t('votedOn', { date: format.dateTime(new Date(votedAt), { dateStyle: 'medium' }) })}
            action={
              idea.status === 'approved' && (
                <WithdrawButton idea={idea} onWithdrawn={() => setWithdrawn((ids) => new Set([...ids, idea.id]))} />
              )
            }
          />
        ))}
      </ul>
      {hasFailed && <Notice>{t('failed')}</Notice>}
      {(hasMore || votes.length > shownCount) && (
        <Button kind="soft" className="justify-self-start" busy={isLoading} onClick={showMore}>
          {isLoading ? t('loading') : t('showMore')}
        </Button>
      )}
    </div>
  );
}

function NoVotes() {
  const t = useTranslations('profile.activity');
  return (
    <EmptyState
      className="activity-empty"
      numeral="0"
      title={t('noVotesTitle')}
      text={t('noVotesText')}
      action={
        <Link to="/explore" className={buttonClass()}>
          {t('noVotesAction')}
        </Link>
      }
    />
  );
}
