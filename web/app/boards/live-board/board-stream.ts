import type { LiveMessage } from '@upnext/contract/voting/live';

import { goodMs, pauseMs } from './stream-pause.ts';

/** The server sends a heartbeat every 20 seconds. A lost connection looks open until the operating system gives up. */
const silenceMs = 30_000;

type BoardStream = {
  path: string;
  /** The board version that is shown when the stream opens. The server first sends the changes since that version. */
  since: () => number;
  onMessage: (message: LiveMessage) => void;
  onOpen: (isOpen: boolean) => void;
  /** Called when the board or its share link no longer exists. */
  onGone?: () => void;
};

/**
 * Subscribes to a board's live updates while the tab is visible. EventSource's built-in reconnect has no jitter and no
 * backoff, so it isn't used.
 */
export function openBoardStream({ path, since, onMessage, onOpen, onGone }: BoardStream): () => void {
  const ended = new AbortController();
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let openedAt = Infinity;
  let failures = 0;

  function open(): void {
    if (source || document.hidden || ended.signal.aborted) return;
    source = new EventSource(`${path}?since=${since()}`);
    for (const event of ['open', 'message', 'heartbeat']) source.addEventListener(event, expectMore);
    source.addEventListener('open', () => {
      openedAt = performance.now();
      onOpen(true);
    });
    source.addEventListener('message', ({ data }) => {
      // Not validated: it comes from our own server, like an API response.
      onMessage(JSON.parse(data as string) as LiveMessage);
    });
    source.addEventListener('gone', () => {
      onGone?.();
      end();
    });
    // The server closes the stream on a deploy or restart. That isn't a failure.
    source.addEventListener('again', () => {
      failures = 0;
    });
    source.addEventListener('error', retry);
  }

  function expectMore(): void {
    clearTimeout(watchdog);
    watchdog = setTimeout(retry, silenceMs);
  }

  function retry(): void {
    if (performance.now() - openedAt > goodMs) failures = 0;
    close();
    timer = setTimeout(open, pauseMs(failures++));
  }

  function reopen(): void {
    failures = 0;
    close();
    open();
  }

  function close(): void {
    clearTimeout(timer);
    clearTimeout(watchdog);
    source?.close();
    source = undefined;
    openedAt = Infinity;
    onOpen(false);
  }

  function end(): void {
    ended.abort();
    close();
  }

  document.addEventListener('visibilitychange', () => (document.hidden ? close() : open()), { signal: ended.signal });
  addEventListener('offline', close, { signal: ended.signal });
  addEventListener('online', reopen, { signal: ended.signal });
  open();
  return end;
}
