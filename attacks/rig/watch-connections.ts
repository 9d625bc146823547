/** Preloaded into a server to record its outgoing connections. */
import { Socket } from 'node:net';

export type Wanted = { connections: string[] };
type Connect = (this: Socket, ...words: unknown[]) => Socket;

const connections: string[] = [];
const prototype = Socket.prototype as unknown as { connect: Connect };
const original = prototype.connect;

prototype.connect = function connect(...words) {
  const [first, second] = words.flat() as [{ host?: string; port?: number; path?: string } | number, string?];
  const { host, port, path } = typeof first === 'object' ? first : { host: second, port: first, path: undefined };
  connections.push(`${host ?? path ?? 'localhost'}:${port ?? ''}`);
  return original.apply(this, words);
};

process.on('message', (question) => {
  if (question === 'where to') process.send?.({ connections } satisfies Wanted);
});
process.channel?.unref();
