import { setTimeout } from 'node:timers/promises';

import type { Redis } from './connect.ts';

/** Tells every process that something is no longer what it was. Only that: what it is now, each reads for itself. */
export type ChangeBus = {
  /** What changed together goes as one message. Keys hold no spaces. */
  announce: (keys: string[]) => void;
  listen: (listener: (key: string) => void) => void;
  /** For a process that is about to end: whether Redis has taken all that was told. */
  flush: (timeoutMs: number) => Promise<boolean>;
};

const retryMs = 500;
/** A crowd's votes commit hundreds of times a second, and waking Redis costs more than a vote: nobody looks that often. */
const restMs = 50;
/** More than that is not remembered: listeners look by themselves too. */
const mostUnsent = 10_000;

/**
 * At once in this process, through Redis in the others: the first change at once, what follows within a moment together.
 * What Redis would not take is told again until it does.
 */
export function createChangeBus(redis: Redis, channel: string): ChangeBus {
  const listeners: ((key: string) => void)[] = [];
  const unsent = new Set<string>();
  let sending: Promise<void> | undefined;

  const tell = (keys: string[]): void => {
    for (const key of keys) for (const listener of listeners) listener(key);
  };

  async function send(): Promise<void> {
    while (unsent.size > 0) {
      const keys = [...unsent];
      unsent.clear();
      const heard = await redis.try((client) => client.publish(channel, keys.join(' ')));
      if (heard === undefined && keys.length < mostUnsent) for (const key of keys) unsent.add(key);
      await setTimeout(heard === undefined ? retryMs : restMs, undefined, { ref: false });
    }
    sending = undefined;
  }

  void redis.subscribe(channel, (message) => tell(message.split(' ')));
  return {
    announce(keys) {
      tell(keys);
      for (const key of keys) unsent.add(key);
      if (unsent.size > 0) sending ??= send();
    },
    listen: (listener) => void listeners.push(listener),
    async flush(timeoutMs) {
      const timeout = new AbortController();
      await Promise.race([sending, setTimeout(timeoutMs, undefined, timeout)]);
      timeout.abort();
      return sending === undefined;
    },
  };
}
