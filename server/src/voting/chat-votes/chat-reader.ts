import { ChatClient } from '@twurple/chat';

import { parseNumber } from './parse-number.ts';

/**
 * A join that failed is repeated after this time, then after twice as long, and so on. Twitch doesn't answer if a channel
 * doesn't exist, and joins are limited, so invented names must not delay the others.
 */
const rejoinMs = 30_000;
const longestRejoinMs = 600_000;

type Options = {
  url: string;
  onNumber: (number: number, from: { channel: string; channelId: string; userId: string }) => void;
  onWarning: (warning: string) => void;
};

export type ChatReader = {
  /** Joins these channels and leaves the others. Call it regularly. The values are the highest numbers that vote. */
  read: (channels: Map<string, number>) => void;
  stop: () => void;
};

/** Reads numbers from Twitch chat, anonymously and without the right to write. Reconnects by itself. */
export function createChatReader({ url, onNumber, onWarning }: Options): ChatReader {
  const { hostname, host, port, protocol } = new URL(url);
  const client = new ChatClient({
    // twurple has no option for the port. With one in the host name, the port that it appends becomes a path.
    hostName: port === '' ? hostname : `${host}/`,
    ssl: protocol === 'wss:',
    logger: { minLevel: 'critical' },
  });
  let wanted = new Map<string, number>();
  let isReady = false;
  /** The state of each join, or when it is tried again. */
  const joins = new Map<string, 'joining' | 'joined' | number>();
  /** How often a join has failed. */
  const failures = new Map<string, number>();

  async function join(channel: string): Promise<void> {
    joins.set(channel, 'joining');
    try {
      await client.join(channel);
      joins.set(channel, 'joined');
    } catch {
      const failed = failures.get(channel) ?? 0;
      failures.set(channel, failed + 1);
      joins.set(channel, Date.now() + Math.min(longestRejoinMs, rejoinMs * 2 ** failed));
      // Once, because a channel that doesn't exist is tried again and again.
      if (failed === 0) onWarning(`can't join the Twitch channel ${channel}`);
    }
  }

  function update(): void {
    if (!isReady) return;
    for (const channel of joins.keys()) {
      if (wanted.has(channel)) continue;
      client.part(channel);
      joins.delete(channel);
    }
    for (const channel of wanted.keys()) {
      const state = joins.get(channel) ?? 0;
      if (typeof state === 'number' && state <= Date.now()) void join(channel);
    }
  }

  // The connection is registered: channels can be joined.
  client.onAuthenticationSuccess(() => {
    isReady = true;
    update();
  });
  client.onDisconnect((isWanted, reason) => {
    isReady = false;
    joins.clear();
    if (!isWanted) onWarning(`lost the connection to Twitch chat: ${reason?.message ?? 'closed'}`);
  });
  client.onMessage((channel, _name, text, message) => {
    const number = parseNumber(text, wanted.get(channel) ?? 0);
    if (number === undefined) return;
    const { channelId, sourceChannelId } = message;
    const { userId } = message.userInfo;
    const isBroadcaster = userId === channelId;
    // In a shared chat, messages of other channels are shown too. Their viewers answer another question.
    const isForeign = sourceChannelId !== null && sourceChannelId !== channelId;
    if (channelId === null || isBroadcaster || isForeign || !/^\d{1,20}$/.test(userId)) return;
    onNumber(number, { channel, channelId, userId });
  });
  client.connect();

  return {
    read(channels) {
      wanted = channels;
      update();
    },
    stop: () => client.quit(),
  };
}
