type Taken = { channel: string; votes: [userId: string, number: number][] };

export type NumberBuffer = {
  /** Keeps the user's last number. Returns false if the buffer is full. */
  add: (channel: string, userId: string, number: number) => boolean;
  /** Removes and returns up to `most` votes of one channel. Channels take turns. */
  take: (most: number) => Taken | undefined;
};

/** Keeps the last number of each user until it is written. Its size is bounded, whatever is written in the chat. */
export function createNumberBuffer(capacity: number): NumberBuffer {
  const channels = new Map<string, Map<string, number>>();
  let size = 0;
  return {
    add(channel, userId, number) {
      const votes = channels.get(channel) ?? new Map<string, number>();
      if (!votes.has(userId)) {
        if (size === capacity) return false;
        size++;
      }
      votes.set(userId, number);
      channels.set(channel, votes);
      return true;
    },
    take(most) {
      const [first] = channels;
      if (!first) return undefined;
      const [channel, waiting] = first;
      const votes: Taken['votes'] = [];
      for (const vote of waiting) {
        if (votes.length === most) break;
        votes.push(vote);
        waiting.delete(vote[0]);
      }
      size -= votes.length;
      channels.delete(channel);
      if (waiting.size > 0) channels.set(channel, waiting);
      return { channel, votes };
    },
  };
}
