/** Loaded before a server, this tells the attack where it wanted to connect to. */
import { Socket } from 'node:net';

export type Wanted = { connections: string[] };

const connections: string[] = [];
const connect = Socket.prototype.connect as (this: Socket, ...args: unknown[]) => Socket;

Socket.prototype.connect = function watched(this: Socket, ...args: unknown[]): Socket {
  const [first] = args.flat() as [{ host?: string; port?: number; path?: string } | number | string];
  connections.push(
    typeof first === 'object' ? `${first.host ?? first.path ?? 'localhost'}:${first.port ?? ''}` : String(args[0]),
  );
  return connect.apply(this, args);
} as typeof Socket.prototype.connect;

process.on('message', (question) => {
  if (question === 'where to') process.send?.({ connections } satisfies Wanted);
});
process.channel?.unref();
