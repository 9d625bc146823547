import type { ChartSort } from '@upnext/contract/boards/boards';
import type { Idea } from '@upnext/contract/boards/ideas';
import type { LiveMessage } from '@upnext/contract/voting/live';

import { openBoardStream } from './board-stream.ts';
import { knownOf, type KnownBoard } from './known-board.ts';
import { hasHeldPlaces, highestClimber, mergeLive, showPlaces, showsMoreThanMessages } from './merge-live.ts';
import { watchReader } from './watch-reader.ts';

const lookMs = 250;
const betweenMovesMs = 1_000;
const betweenReadsMs = 4_000;
const readJitterMs = 1_000;
const afterFailureMs = 30_000;
const betweenAnnouncementsMs = 10_000;
/** Who is busy for longer is told that there are new places. */
const timeoutMs = 3_000;

type WatchedBoard = {
  path: string;
  sort: ChartSort;
  sheet: HTMLElement;
  page: () => KnownBoard;
  update: (change: (page: KnownBoard) => KnownBoard) => void;
  /** Reads the page again; whether that succeeded. */
  reload: () => Promise<boolean>;
  onOpen: (isOpen: boolean) => void;
  onMessage: () => void;
  /** New places wait for a reader who is busy for long. */
  onWaiting: (isWaiting: boolean) => void;
  /** Worth saying, at most every ten seconds. */
  onClimb: (idea: Idea) => void;
};

/** Brings what happens on the board into the page: counts at once, places when they move under nobody. */
export function watchBoard(board: WatchedBoard): { showNow: () => void; stop: () => void } {
  const { sort, page, update } = board;
  const reader = watchReader(board.sheet);
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
    // Words that were missed are asked for again by what they were missed at.
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
    const climber = highestClimber(before, page());
    if (before !== page()) movedAt = performance.now();
    if (climber) announce(climber);
    if (wantsPage && performance.now() - readAt >= betweenReadsMs) void read();
  }

  async function read(): Promise<void> {
    // Everybody who watches is told in the same moment.
    readAt = performance.now() + readJitterMs;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * readJitterMs));
    if (isStopped || (sort === 'chart' && reader.isBusy())) return;
    wantsPage = false;
    if (await board.reload()) return;
    wantsPage = true;
    readAt = performance.now() + afterFailureMs;
  }

  /** The newest climb at the end of each pause: a screen reader that reads out every overtaking says nothing else. */
  function announce(climber: Idea): void {
    lastClimber = climber.id;
    if (announcePause !== undefined) return;
    sayClimber();
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
