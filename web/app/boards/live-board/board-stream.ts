import type { LiveMessage } from '@upnext/contract/voting/live';

import { goodMs, pauseMs } from './stream-pause.ts';

type BoardStream = {
  path: string;
  /** The version that is shown when the stream opens: what came since is sent first. */
  since: () => number;
  onMessage: (message: LiveMessage) => void;
  onOpen: (isOpen: boolean) => void;
  /** The board, or the address it is watched by, is no longer there. */
  onGone?: () => void;
};

/** Follows a board while its tab is seen. The browser's own way to come back has no jitter and no end, hence this one. */
export function openBoardStream({ path, since, onMessage, onOpen, onGone }: BoardStream): () => void {
  const ended = new AbortController();
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedAt = Infinity;
  let failures = 0;

  function open(): void {
    if (source || document.hidden || ended.signal.aborted) return;
    source = new EventSource(`${path}?since=${since()}`);
    source.addEventListener('open', () => {
      openedAt = performance.now();
      onOpen(true);
    });
    source.addEventListener('message', ({ data }) => {
      // Our own server's, as the answer to a call is.
      onMessage(JSON.parse(data as string) as LiveMessage);
    });
    source.addEventListener('gone', () => {
      onGone?.();
      end();
    });
    // The server ends, as it does when a new version comes: that is no failure.
    source.addEventListener('again', () => {
      failures = 0;
    });
    source.addEventListener('error', () => {
      if (performance.now() - openedAt > goodMs) failures = 0;
      close();
      timer = setTimeout(open, pauseMs(failures++));
    });
  }

  function close(): void {
    clearTimeout(timer);
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
  open();
  return end;
}
