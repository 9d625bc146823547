import type { Redis } from './connect.ts';

/** Tells every process that something is no longer what it was. Only that: what it is now, each reads for itself. */
export type ChangeBus = {
  /** What changed together goes as one message. Keys hold no spaces. */
  announce: (keys: string[]) => void;
  listen: (listener: (key: string) => void) => void;
};

/** At once in this process, through Redis in the others; lost where Redis is away, so listeners look by themselves too. */
export function createChangeBus(redis: Redis, channel: string): ChangeBus {
  const listeners: ((key: string) => void)[] = [];
  const tell = (keys: string[]): void => {
    for (const key of keys) for (const listener of listeners) listener(key);
  };
  void redis.subscribe(channel, (message) => tell(message.split(' ')));
  return {
    announce(keys) {
      tell(keys);
      void redis.try((client) => client.publish(channel, keys.join(' ')));
    },
    listen: (listener) => void listeners.push(listener),
  };
}
