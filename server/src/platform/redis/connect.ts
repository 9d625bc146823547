import { createClient } from '@redis/client';

/** How long a call waits for Redis before it continues without it. */
const timeoutMs = 50;
const breakerMilliseconds = 1_000;

type Log = { warn: (facts: object, message: string) => void; info: (message: string) => void };

type RedisClient = ReturnType<typeof openClient>;

export type Redis = {
  client: RedisClient;
  /** Runs a command. Returns undefined if Redis is unavailable or slow, or has failed in the last second. */
  try: <T>(command: (client: RedisClient) => Promise<T>) => Promise<T | undefined>;
  subscribe: (channel: string, listener: (message: string) => void) => Promise<void>;
  close: () => void;
};

function openClient(url: string, log: Log) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 2_000) },
  });
  let reported = false;
  client.on('error', (error: Error) => {
    if (!reported) log.warn({ error: error.message }, 'redis unavailable, continuing without it');
    reported = true;
  });
  client.on('ready', () => {
    if (reported) log.info('redis connection restored');
    reported = false;
  });
  return client;
}

/** Redis may be flushed, frozen or down at any time: no call waits longer than 50 ms for it or fails because of it. */
export function connectRedis(url: string, log: Log): Redis {
  const client = openClient(url, log);
  const subscriber = openClient(url, log);
  // The first connection may fail like any later one. The clients reconnect by themselves.
  client.connect().catch(() => {});
  const subscribed = subscriber.connect().catch(() => {});
  let openUntil = 0;

  return {
    client,
    async try(command) {
      if (!client.isReady || Date.now() < openUntil) return undefined;
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<never>((_, reject) => {
        // If this process was blocked, the response may already be in the socket, so it gets one more event loop turn
        // to read it.
        timer = setTimeout(() => setImmediate(() => reject(new Error('redis timeout'))), timeoutMs);
      });
      const answer = command(client);
      // Prevents an unhandled rejection if the command fails after the timeout.
      answer.catch(() => {});
      try {
        return await Promise.race([answer, timeout]);
      } catch {
        openUntil = Date.now() + breakerMilliseconds;
        return undefined;
      } finally {
        clearTimeout(timer);
      }
    },
    async subscribe(channel, listener) {
      await subscribed;
      await subscriber.subscribe(channel, listener).catch(() => {});
    },
    close() {
      client.destroy();
      subscriber.destroy();
    },
  };
}
