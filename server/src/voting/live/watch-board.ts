import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';

import type { BoardPage } from '@upnext/contract/boards/boards';
import type { LiveMessage } from '@upnext/contract/voting/live';

import { Refusal } from '../../platform/http/refusal.ts';
import { compareCharts } from './compare-charts.ts';

/** The minimum pause between messages: at most two messages are sent per second, however fast votes arrive. */
const pauseMs = 500;
/**
 * The number of responses written before yielding to the event loop. Node accepts one connection per turn of the event
 * loop. With longer turns, thousands of streams that reconnect after a restart wait in the listen queue and overflow it.
 */
const sliceSize = 25;
/**
 * The most unread bytes per client, enough for the full state of a board in addition to what the operating system buffers.
 * A client with more is disconnected; when it reconnects, it gets the current state. With at most 15,000 streams per
 * process (`mostStreams`), unread data takes at most 240 MB.
 */
const mostUnreadBytes = 16 * 1_024;

export type BoardWatch = {
  add: (response: ServerResponse, since: number, page: BoardPage) => void;
  remove: (response: ServerResponse) => boolean;
  /**
   * Sends a last event and closes the stream. Removes it first, because a slow client's response may still be draining,
   * and writing to it after the end throws.
   */
  end: (response: ServerResponse, text: string) => void;
  /** Called when the board may have changed. Checks it now or, during a pause, when the pause is over. */
  poke: () => void;
  responses: Set<ServerResponse>;
};

function eventText(message: LiveMessage): string {
  return `id: ${message.version}\ndata: ${JSON.stringify(message)}\n\n`;
}

/** The client does not reconnect after this event. */
const goneText = 'event: gone\ndata:\n\n';

/** Manages all streams of one board. The board is read once per change, not once per stream. */
export function watchBoard(read: () => Promise<BoardPage>): BoardWatch {
  const responses = new Set<ServerResponse>();
  let shown: BoardPage | undefined;
  /**
   * The version of the last known change that adds, removes or edits ideas. Clients with an older version must reload.
   */
  let sameWordsSince = 0;
  let timer: NodeJS.Timeout | undefined;
  let lookedAt = -Infinity;
  let isLooking = false;

  async function look(): Promise<void> {
    timer = undefined;
    if (isLooking) return poke();
    isLooking = true;
    lookedAt = performance.now();
    try {
      const now = await read();
      const before = shown;
      if (before && now.board.version > before.board.version) {
        shown = now;
        const message = compareCharts(before, now);
        if (message.reload) sameWordsSince = message.version;
        await tell(eventText(message));
      }
    } catch (error) {
      // A refusal means that the board or its link is gone. Other errors are transient: the next read catches up.
      if (error instanceof Refusal) for (const response of responses) end(response, goneText);
    } finally {
      isLooking = false;
    }
  }

  async function tell(text: string): Promise<void> {
    let written = 0;
    for (const response of responses) {
      if (response.writableLength > mostUnreadBytes) response.destroy();
      else response.write(text);
      if (++written % sliceSize === 0) await setImmediate();
    }
  }

  function end(response: ServerResponse, text: string): void {
    responses.delete(response);
    response.end(text);
  }

  function poke(): void {
    if (responses.size === 0) return;
    timer ??= setTimeout(() => void look(), Math.max(0, pauseMs - (performance.now() - lookedAt)));
  }

  return {
    responses,
    poke,
    end,
    add(response, since, page) {
      // The next message is a diff against `shown`, so a client with an older version gets `shown` first.
      if (!shown) sameWordsSince = page.board.version;
      shown ??= page;
      if (since < shown.board.version) {
        response.write(eventText({ ...compareCharts(undefined, shown), reload: since < sameWordsSince }));
      }
      responses.add(response);
      poke();
    },
    remove(response) {
      responses.delete(response);
      if (responses.size === 0) clearTimeout(timer);
      return responses.size === 0;
    },
  };
}
