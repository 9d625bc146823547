/** Numbers that were written in a channel: the last one of each user. */
export type ChatBatch = {
  channel: string;
  /** Twitch's id of the channel, which is that of its owner. */
  channelId: string;
  /** Twitch's ids, and the numbers in the same order, with commas between them. */
  userIds: string;
  numbers: string;
  /** The hashes of the ids, concatenated. */
  hashes: Buffer;
};

/** What the reader is to do. Sent every two seconds, also when nothing has changed. */
export type ReaderOrder = {
  url: string;
  /** Hashes user ids. */
  key: Buffer;
  /** The channels to read, with the highest number that votes. */
  channels: Map<string, number>;
};

/** written: the last batch is stored, the next one can be sent. finish: send the rest, and exit. */
export type ToReader = ReaderOrder | 'written' | 'finish';

export type FromReader = { batch: ChatBatch } | { warning: string };
