import { useQueryClient } from '@tanstack/react-query';
import { ideasPerPage } from '@upnext/contract/chart-limits';
import type { LiveMessage } from '@upnext/contract/voting/live';
import { livePaths } from '@upnext/contract/voting/live-paths';
import { useEffect } from 'react';

import { openBoardStream } from '../live-board/board-stream.ts';
import { applyNumbers, ideaQuery, ideasOf } from './idea-query.ts';

const betweenReadsMs = 4_000;
const readJitterMs = 1_000;

type LiveIdeaProps = { handle: string; ideaId: number };

/** Applies the board's live updates to an idea's page: counts immediately, and new neighbours with the next refetch. */
export function LiveIdea({ handle, ideaId }: LiveIdeaProps) {
  const client = useQueryClient();
  useEffect(() => {
    const { queryKey } = ideaQuery(client, handle, ideaId);
    let timer: ReturnType<typeof setTimeout> | undefined;

    function receive(message: LiveMessage): void {
      const before = client.getQueryData(queryKey);
      if (!before) return;
      client.setQueryData(queryKey, applyNumbers(before, message));
      const places = new Map(message.rows.map(({ id, position }) => [id, position.current]));
      const hasMoved = ideasOf(before).some(
        ({ id, position }) => (places.get(id) ?? position.current) !== position.current,
      );
      // Messages contain only the first page of the chart.
      const isFarDown = (before.idea.position.current ?? 0) > ideasPerPage;
      if (message.reload || hasMoved || isFarDown) readSoon();
    }

    /** Adds jitter, because all clients that watch the board get the message at the same time. */
    function readSoon(): void {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          void client.refetchQueries({ queryKey, exact: true });
        },
        betweenReadsMs + Math.random() * readJitterMs,
      );
    }

    const stop = openBoardStream({
      path: livePaths.board(handle),
      since: () => client.getQueryData(queryKey)?.board.version ?? 0,
      onMessage: receive,
      onOpen: () => {},
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client, handle, ideaId]);
  return null;
}
