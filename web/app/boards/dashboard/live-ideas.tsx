import { useQueryClient } from '@tanstack/react-query';
import { getBoard } from '@upnext/contract/boards/boards';
import type { LiveMessage } from '@upnext/contract/voting/live';
import { livePaths } from '@upnext/contract/voting/live-paths';
import { useEffect, type RefObject } from 'react';

import { queryOf } from '../../api/query.ts';
import { ideaChangeKey, ownIdeasQuery, type Owner } from '../ideas/own-ideas-query.ts';
import { openBoardStream } from '../live-board/board-stream.ts';

const lookMs = 250;
const betweenReadsMs = 4_000;

type LiveIdeasProps = {
  owner: Owner;
  /** The element that contains the list. */
  sheet: RefObject<HTMLElement | null>;
};

/**
 * Keeps the creator's ideas up to date: the total immediately, the list as soon as the creator isn't using it. One
 * person sees this page, so the list is refetched instead of merged.
 */
export function LiveIdeas({ owner, sheet }: LiveIdeasProps) {
  const client = useQueryClient();
  useEffect(() => {
    const { queryKey: boardKey } = queryOf(getBoard, { params: { username: owner.handle } });
    let version = client.getQueryData(boardKey)?.board.version ?? 0;
    let readAt = -Infinity;
    let hasNewBoard = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function receive(message: LiveMessage): void {
      ({ version } = message);
      const { totalVotes } = message;
      hasNewBoard ||= message.reload;
      client.setQueryData(boardKey, (page) => page && { ...page, board: { ...page.board, version, totalVotes } });
      timer ??= setTimeout(readWhenIdle, lookMs);
    }

    function readWhenIdle(): void {
      const isSaving = client.isMutating({ mutationKey: ideaChangeKey }) > 0;
      if (isSaving || isInUse(sheet.current) || performance.now() - readAt < betweenReadsMs) {
        timer = setTimeout(readWhenIdle, lookMs);
        return;
      }
      timer = undefined;
      readAt = performance.now();
      void client.refetchQueries({ queryKey: ownIdeasQuery(owner).queryKey, exact: true });
      if (hasNewBoard) void client.refetchQueries({ queryKey: boardKey, exact: true });
      hasNewBoard = false;
    }

    const stopStream = openBoardStream({
      path: livePaths.board(owner.handle),
      since: () => version,
      onMessage: receive,
      onOpen: () => {},
    });
    return () => {
      clearTimeout(timer);
      stopStream();
    };
  }, [client, owner, sheet]);
  return null;
}

/** Rows must not move while the creator is about to press one. On touch screens, :hover persists after a tap. */
function isInUse(list: HTMLElement | null): boolean {
  const isTyping = document.querySelector('dialog[open], [role="menu"], :is(input, textarea, select):focus') !== null;
  const hovered = matchMedia('(hover: hover)').matches ? ', :is(a, button):hover' : '';
  return isTyping || Boolean(list?.querySelector(`:focus-visible${hovered}`));
}
