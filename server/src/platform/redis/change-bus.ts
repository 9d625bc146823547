import { setTimeout } from 'node:timers/promises';

import type { Redis } from './connect.ts';

/** Notifies every process that something has changed. Messages carry keys only; each process reads the new values. */
export type ChangeBus = {
  /** Sends the keys in one message. Keys must not contain spaces. */
  announce: (keys: string[]) => void;
  listen: (listener: (key: string) => void) => void;
  /** Waits until Redis has accepted all changes, before the process exits. Returns false if that takes too long. */
  flush: (timeoutMs: number) => Promise<boolean>;
};

const retryMs = 500;
/** Votes can commit hundreds of times a second, and a publish costs more than a vote, so changes are sent in batches. */
const restMs = 50;
/** A larger backlog is dropped: listeners also refresh by themselves. */
const mostUnsent = 10_000;

/**
 * Notifies this process immediately and the others through Redis. The first change is sent immediately, and later ones
 * are sent in batches. Changes that Redis didn't accept are sent again until it does.
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
