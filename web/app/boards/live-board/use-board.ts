import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { BoardPage, ChartSort } from '@upnext/contract/boards/boards';
import type { VoteReply } from '@upnext/contract/voting/votes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { showToast } from '../../ui/toast-store.ts';
import { fetchBoard, boardQuery, type BoardAddress } from './board-query.ts';
import { applyVote, joinPages } from './known-board.ts';

export type ShownBoard = {
  page: BoardPage;
  /** True while a refetch or a request for the next page is in flight. */
  isLoading: boolean;
  reload: () => Promise<void>;
  showMore: () => Promise<void>;
  /** Applies the numbers of a counted vote, then refetches the board. */
  onVoted: (reply: VoteReply) => void;
};

/** The state of a board page. The loader seeds it, so it's available immediately, including on the server. */
export function useBoard(address: BoardAddress, sort: ChartSort = 'chart', words = ''): ShownBoard {
  const t = useTranslations();
  const client = useQueryClient();
  const query = boardQuery(client, { address, sort, words });
  const { data: page, refetch } = useSuspenseQuery(query);
  const [isLoading, setLoading] = useState(false);

  async function load(work: () => Promise<unknown>): Promise<void> {
    setLoading(true);
    try {
      await work();
    } catch {
      showToast({
        kind: 'error',
        title: t('boards.loadFailed'),
        text: t('token' in address ? 'boards.leaderboardFailed' : 'boards.creatorFailed'),
        action: { label: t('site.tryAgain'), onPress: () => void load(work) },
      });
    } finally {
      setLoading(false);
    }
  }

  const reload = () => load(() => refetch({ throwOnError: true }));

  const showMore = () =>
    load(async () => {
      if (page.nextCursor === null) return;
      const next = await fetchBoard({ address, sort, words, cursor: page.nextCursor });
      client.setQueryData(query.queryKey, (shown) => shown && joinPages(shown, next));
    });

  return {
    page,
    isLoading,
    reload,
    showMore,
    onVoted(reply) {
      client.setQueryData(query.queryKey, (shown) => shown && applyVote(shown, reply));
      void reload();
    },
  };
}
