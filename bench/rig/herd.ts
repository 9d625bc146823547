import { connect } from 'node:net';

export type HerdResult = { good: number; failed: string[]; lastMs: number };

/** Opens `count` connections at once with one request each. Returns the failures and the time of the last response. */
export async function runHerd(url: string, headersOf: (number: number) => object, count: number): Promise<HerdResult> {
  const { hostname, port, host, pathname } = new URL(url);
  const failed: string[] = [];
  const startedAt = performance.now();

  const ask = (number: number): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect({ host: hostname, port: Number(port) });
      let status = '';
      let bytes = 0;
      const end = (why: string): void => {
        if (why !== '200') failed.push(why);
        socket.destroy();
        resolve();
      };
      socket.setTimeout(20_000, () => end('timeout'));
      socket.once('error', (error) => end(error.message));
      socket.once('end', () => end(bytes > 1_000 ? status : 'incomplete page'));
      socket.on('data', (chunk: Buffer) => {
        status ||= chunk.toString('latin1', 9, 12);
        bytes += chunk.length;
      });
      const headers = Object.entries({ host, connection: 'close', ...headersOf(number) });
      socket.write(
        `GET ${pathname} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
      );
    });

  await Promise.all(Array.from({ length: count }, (_, number) => ask(number)));
  return { good: count - failed.length, failed, lastMs: performance.now() - startedAt };
}
