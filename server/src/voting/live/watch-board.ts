import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';

import type { BoardPage } from '@upnext/contract/boards/boards';
import type { LiveMessage } from '@upnext/contract/voting/live';

import { Refusal } from '../../platform/http/refusal.ts';
import { compareCharts } from './compare-charts.ts';

/** Twice a second at most, however fast the votes come. */
const pauseMs = 500;
/** So many are written to before other work gets its turn. */
const sliceSize = 250;
/** Hundreds of messages that nobody took. Whoever comes again gets the board as it is, which is less. */
const mostUnreadBytes = 64 * 1_024;

export type BoardWatch = {
  add: (response: ServerResponse, since: number, page: BoardPage) => void;
  remove: (response: ServerResponse) => boolean;
  /** Its last words. A slow reader takes them later, and must be told nothing more: writing after the end throws. */
  end: (response: ServerResponse, text: string) => void;
  /** The board may have changed: look, now or when the pause is over. */
  poke: () => void;
  responses: Set<ServerResponse>;
};

function eventText(message: LiveMessage): string {
  return `id: ${message.version}\ndata: ${JSON.stringify(message)}\n\n`;
}

/** A reader who was told so doesn't come back. */
const goneText = 'event: gone\ndata:\n\n';

/** Everyone who watches one board. The board is read once for all of them. */
export function watchBoard(read: () => Promise<BoardPage>): BoardWatch {
  const responses = new Set<ServerResponse>();
  let shown: BoardPage | undefined;
  /** Since this version no idea came, went or was rewritten, as far as this watch knows. */
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
      // Switched off or gone: nothing more is shown. Anything else passes, and the next look finds what was missed.
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
      // What this watcher gets next is the difference to `shown`, so that is what it must have first.
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
