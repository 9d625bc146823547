import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';

import { WebSocketServer, type WebSocket } from 'ws';

import { joinAs, startNgircd } from './start-ngircd.ts';

type Tags = { userId: string; roomId?: string; sourceRoomId?: string };

export type TwitchChat = {
  /** For TWITCH_CHAT. */
  url: string;
  /** Sends a message through the IRC server. */
  say: (nick: string, channel: string, text: string) => Promise<void>;
  /** Sends lines directly to the readers that have joined the channel, and returns how many there are. */
  inject: (channel: string, lines: string[]) => number;
  /** The id that Twitch's tag `user-id` has for this name. */
  userIdOf: (nick: string) => string;
  /** The number of joins of a channel so far, and of connections that are open. */
  joins: (channel: string) => number;
  connections: () => number;
  /** Closes all connections of readers, as Twitch does from time to time. */
  drop: () => void;
  stop: () => Promise<void>;
};

const host = 'tmi.twitch.tv';
/** Twitch's id of the channel, unless the tags have another one. */
const usualRoomId = '1000';

/** A chat message with the tags that Twitch adds. */
export function chatLine(channel: string, nick: string, text: string, tags: Tags): string {
  const room = tags.roomId ?? usualRoomId;
  const source = tags.sourceRoomId === undefined ? '' : `;source-room-id=${tags.sourceRoomId}`;
  return (
    `@badge-info=;badges=;color=;display-name=${nick};emotes=;first-msg=0;flags=;id=${crypto.randomUUID()};mod=0;` +
    `returning-chatter=0;room-id=${room}${source};subscriber=0;tmi-sent-ts=${Date.now()};turbo=0;user-id=${tags.userId};` +
    `user-type= :${nick}!${nick}@${nick}.${host} PRIVMSG #${channel} :${text}\r\n`
  );
}

/**
 * Twitch's chat on this machine: a real IRC server, and a WebSocket in front of it that answers the requests for Twitch's
 * capabilities and adds Twitch's tags, which the IRC server doesn't know.
 */
export async function startTwitchChat(): Promise<TwitchChat> {
  const irc = await startNgircd();
  const ids = new Map<string, string>();
  const writers = new Map<string, Promise<Socket>>();
  const readers = new Map<WebSocket, Set<string>>();
  const joined = new Map<string, number>();
  const userIdOf = (nick: string) => {
    const id = ids.get(nick) ?? String(2_000 + ids.size);
    ids.set(nick, id);
    return id;
  };

  function fromServer(socket: WebSocket, line: string): void {
    const message = /^:([^! ]+)!\S+ (JOIN|PRIVMSG) :?#(\S+)(?: :(.*))?$/.exec(line);
    const [, nick = '', command, channel = '', text = ''] = message ?? [];
    if (command === 'PRIVMSG') {
      // A channel has the name and the id of its owner.
      return socket.send(chatLine(channel, nick, text, { userId: userIdOf(nick), roomId: userIdOf(channel) }));
    }
    socket.send(`${line}\r\n`);
    if (command !== 'JOIN' || !nick.startsWith('justinfan')) return;
    readers.get(socket)?.add(channel);
    joined.set(channel, (joined.get(channel) ?? 0) + 1);
    socket.send(
      `@emote-only=0;followers-only=-1;r9k=0;room-id=${userIdOf(channel)};slow=0;subs-only=0 :${host} ROOMSTATE #${channel}\r\n`,
    );
  }

  function fromReader(socket: WebSocket, upstream: Socket, line: string): void {
    const [, action, names = ''] = /^CAP (\S+) ?:?(.*)$/.exec(line) ?? [];
    if (action === 'LS') socket.send(`:${host} CAP * LS :twitch.tv/commands twitch.tv/membership twitch.tv/tags\r\n`);
    else if (action === 'REQ') socket.send(`:${host} CAP * ACK :${names}\r\n`);
    else if (action === undefined) upstream.write(`${line}\r\n`);
  }

  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  server.on('connection', (socket) => {
    const upstream = connect(irc.port, '127.0.0.1');
    readers.set(socket, new Set());
    const lines = splitLines((line) => fromServer(socket, line));
    upstream.on('data', (chunk) => lines(String(chunk)));
    upstream.on('error', () => {});
    upstream.on('close', () => socket.close());
    const requests = splitLines((line) => fromReader(socket, upstream, line));
    socket.on('message', (data: Buffer) => requests(data.toString()));
    socket.on('close', () => {
      readers.delete(socket);
      upstream.destroy();
    });
  });

  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async say(nick, channel, text) {
      const name = `${nick} ${channel}`;
      const writer = writers.get(name) ?? joinAs(irc.port, nick, channel);
      writers.set(name, writer);
      (await writer).write(`PRIVMSG #${channel} :${text}\r\n`);
    },
    inject(channel, lines) {
      const present = [...readers].filter(([, channels]) => channels.has(channel));
      for (const [socket] of present) socket.send(lines.join(''));
      return present.length;
    },
    userIdOf,
    joins: (channel) => joined.get(channel) ?? 0,
    connections: () => readers.size,
    drop() {
      for (const socket of readers.keys()) socket.close();
      readers.clear();
    },
    async stop() {
      for (const writer of writers.values()) (await writer).destroy();
      for (const socket of server.clients) socket.terminate();
      server.close();
      await irc.stop();
    },
  };
}

function splitLines(onLine: (line: string) => void): (chunk: string) => void {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  };
}
