import type { ChartSort } from '@upnext/contract/boards/boards';
import type { Idea } from '@upnext/contract/boards/ideas';
import type { LiveMessage } from '@upnext/contract/voting/live';

import { openBoardStream } from './board-stream.ts';
import { knownOf, type KnownBoard } from './known-board.ts';
import { hasHeldPlaces, highestClimber, mergeLive, showPlaces, showsMoreThanMessages } from './merge-live.ts';
import { trackUserActivity } from './track-user-activity.ts';

const lookMs = 250;
const betweenMovesMs = 1_000;
const betweenReadsMs = 4_000;
const readJitterMs = 1_000;
const afterFailureMs = 30_000;
const betweenAnnouncementsMs = 10_000;
/** After this delay, the reader is notified that new places are being held back. */
const timeoutMs = 3_000;

type WatchedBoard = {
  path: string;
  sort: ChartSort;
  sheet: HTMLElement;
  page: () => KnownBoard;
  update: (change: (page: KnownBoard) => KnownBoard) => void;
  /** Refetches the page. Resolves to true on success. */
  reload: () => Promise<boolean>;
  onOpen: (isOpen: boolean) => void;
  onMessage: () => void;
  /** True if new places have been held back for too long, false once they are shown. */
  onWaiting: (isWaiting: boolean) => void;
  /** Called at most every ten seconds. */
  onClimb: (idea: Idea) => void;
};

/**
 * Applies live updates to the page: counts immediately, places only while the reader isn't interacting with the list.
 */
export function watchBoard(board: WatchedBoard): { showNow: () => void; stop: () => void } {
  const { sort, page, update } = board;
  const reader = trackUserActivity(board.sheet);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let movedAt = -Infinity;
  let waitsSince = Infinity;
  let wantsPage = false;
  let readAt = -Infinity;
  let lastClimber: number | undefined;
  let announcePause: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const stopStream = openBoardStream({
    path: board.path,
    // While a refetch is pending, resume from the version of the idea list, so that the server sends `reload` again.
    since: () => knownOf(page())[wantsPage ? 'words' : 'numbers'],
    onMessage: receive,
    onOpen: board.onOpen,
  });

  function receive(message: LiveMessage): void {
    update((shown) => mergeLive(shown, message));
    if (message.reload || showsMoreThanMessages(page())) wantsPage = true;
    board.onMessage();
    settle();
  }

  function settle(): void {
    clearTimeout(timer);
    const now = performance.now();
    const canMove = now - movedAt >= betweenMovesMs && (sort === 'newest' || !reader.isBusy());
    if (canMove) move();
    const waits = hasHeldPlaces(page());
    waitsSince = waits ? Math.min(waitsSince, now) : Infinity;
    board.onWaiting(now - waitsSince >= timeoutMs);
    if (waits || wantsPage) timer = setTimeout(settle, lookMs);
  }

  function move(): void {
    const before = page();
    update((shown) => showPlaces(shown, sort));
    if (before !== page()) movedAt = performance.now();
    announceClimb(before);
    if (wantsPage && performance.now() - readAt >= betweenReadsMs) void read();
  }

  async function read(): Promise<void> {
    // Add jitter, because all clients that watch the board get the message at the same time.
    readAt = performance.now() + readJitterMs;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * readJitterMs));
    if (isStopped || (sort === 'chart' && reader.isBusy())) return;
    wantsPage = false;
    const before = page();
    if (await board.reload()) return announceClimb(before);
    wantsPage = true;
    readAt = performance.now() + afterFailureMs;
  }

  /**
   * Announces at most one climb every ten seconds, always the newest, because announcing every climb would flood screen
   * readers.
   */
  function announceClimb(before: KnownBoard): void {
    const climber = highestClimber(before, page());
    if (!climber) return;
    lastClimber = climber.id;
    if (announcePause === undefined) sayClimber();
  }

  function sayClimber(): void {
    const idea = page().ideas.find(({ id }) => id === lastClimber);
    lastClimber = undefined;
    announcePause = idea && setTimeout(sayClimber, betweenAnnouncementsMs);
    if (idea) board.onClimb(idea);
  }

  return {
    showNow() {
      move();
      settle();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(announcePause);
      reader.stop();
      stopStream();
    },
  };
}
