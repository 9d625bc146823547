import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { BoardPage } from '@upnext/contract/boards/boards';
import { CallError } from '@upnext/contract/request';
import { useEffect, useEffectEvent, useState } from 'react';

import type { boardQuery } from './board-query.ts';
import { openBoardStream } from './board-stream.ts';
import { knownOf, type KnownBoard } from './known-board.ts';
import { mergeLive, showPlaces } from './merge-live.ts';

/**
 * A live board for the overlay and its preview, where no one interacts with the list, so every message is shown
 * immediately. Returns null if the board no longer exists.
 */
export function useUnattendedLiveBoard(query: ReturnType<typeof boardQuery>, path: string): BoardPage | null {
  const client = useQueryClient();
  const { data: page } = useSuspenseQuery(query);
  const [isGone, setGone] = useState(false);

  const follow = useEffectEvent((from: string) => {
    const { queryKey } = query;
    let isStopped = false;
    async function read(): Promise<void> {
      if (isStopped) return;
      await client.refetchQueries({ queryKey, exact: true });
      const { error } = client.getQueryState(queryKey) ?? {};
      if (!isStopped && error instanceof CallError && error.status === 404) setGone(true);
    }
    const stop = openBoardStream({
      path: from,
      since: () => knownOf(client.getQueryData<KnownBoard>(queryKey) ?? page).words,
      onMessage(message) {
        client.setQueryData<KnownBoard>(queryKey, (shown) => shown && showPlaces(mergeLive(shown, message), 'chart'));
        if (message.reload) void read();
      },
      // When the stream closes, refetch the board, because its link may have been revoked.
      onOpen: (isOpen) => void (isOpen || read()),
      onGone() {
        isStopped = true;
        setGone(true);
      },
    });
    return () => {
      isStopped = true;
      stop();
    };
  });

  useEffect(() => follow(path), [path]);
  return isGone ? null : page;
}
