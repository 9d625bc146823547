import { setTimeout } from 'node:timers/promises';

import type { Redis } from './connect.ts';

/** Tells every process that something is no longer what it was. Only that: what it is now, each reads for itself. */
export type ChangeBus = {
  /** What changed together goes as one message. Keys hold no spaces. */
  announce: (keys: string[]) => void;
  listen: (listener: (key: string) => void) => void;
};

const retryMs = 500;
/** More than that is not remembered: listeners look by themselves too. */
const mostUnsent = 10_000;

/**
 * At once in this process, through Redis in the others, one message at a time; what Redis would not take is told again
 * until it does.
 */
export function createChangeBus(redis: Redis, channel: string): ChangeBus {
  const listeners: ((key: string) => void)[] = [];
  const unsent = new Set<string>();
  let sending = false;

  const tell = (keys: string[]): void => {
    for (const key of keys) for (const listener of listeners) listener(key);
  };

  async function send(): Promise<void> {
    sending = true;
    while (unsent.size > 0) {
      const keys = [...unsent];
      unsent.clear();
      const heard = await redis.try((client) => client.publish(channel, keys.join(' ')));
      if (heard !== undefined) continue;
      if (keys.length < mostUnsent) for (const key of keys) unsent.add(key);
      await setTimeout(retryMs, undefined, { ref: false });
    }
    sending = false;
  }

  void redis.subscribe(channel, (message) => tell(message.split(' ')));
  return {
    announce(keys) {
      tell(keys);
      for (const key of keys) unsent.add(key);
      if (!sending) void send();
    },
    listen: (listener) => void listeners.push(listener),
  };
}
