import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { BoardPage } from '@upnext/contract/boards';
import { CallError } from '@upnext/contract/request';
import { useEffect, useEffectEvent, useState } from 'react';

import { openBoardStream } from './board-stream.ts';
import { knownOf, type KnownBoard } from './known-board.ts';
import { mergeLive, showPlaces } from './merge-live.ts';
import type { overlayQuery } from './overlay-query.ts';

/** A board where nobody reads or presses: what happens is shown at once. Null when its address leads nowhere any more. */
export function useRacingBoard(query: ReturnType<typeof overlayQuery>, path: string): BoardPage | null {
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
      // Whoever lost the stream may have missed that the address was revoked.
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
