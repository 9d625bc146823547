import { connect } from 'node:net';

import type { Answer } from './http-client.ts';

const host = 'Host: x\r\n';
const xhr = 'X-Requested-With: XMLHttpRequest\r\n';
const login = `POST /api/auth/login HTTP/1.1\r\n${host}${xhr}Content-Type: application/json\r\n`;

/** Requests that no HTTP client library would send. */
export const rawRequests: readonly (string | Buffer)[] = [
  'GET / HTTP/1.1\r\n\r\n',
  `GET / HTTP/9.9\r\n${host}\r\n`,
  'GET /\r\n',
  'hello?\r\n\r\n',
  `get / HTTP/1.1\r\n${host}\r\n`,
  `G\u0000T / HTTP/1.1\r\n${host}\r\n`,
  `GET http://evil.example/explore HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
  `GET evil HTTP/1.1\r\n${host}\r\n`,
  `GET * HTTP/1.1\r\n${host}\r\n`,
  `OPTIONS * HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
  `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`,
  `TRACE / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
  `GET / HTTP/1.1\r\n${host}Upgrade: websocket\r\nConnection: upgrade\r\n\r\n`,
  `GET / HTTP/1.1\r\n${host}Upgrade: h2c\r\nConnection: upgrade, http2-settings\r\nHTTP2-Settings: x\r\n\r\n`,
  `GET / HTTP/1.1\r\n${host}Host: y\r\nConnection: close\r\n\r\n`,
  `GET / HTTP/1.1\r\n${host}A: ${'b'.repeat(40_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\n${host}${'A: b\r\n'.repeat(3_000)}\r\n`,
  `GET / HTTP/1.1\r\n${host} folded: x\r\n\r\n`,
  `GET / HTTP/1.1\r\n${host}Bad Header: x\r\n\r\n`,
  `GET / HTTP/1.1\r\n${host}X: a\u0000b\r\n\r\n`,
  `GET / HTTP/1.1\n${host}\n\n`,
  `${login}Content-Length: 4\r\nContent-Length: 5\r\n\r\n{"a"}`,
  `${login}Content-Length: -1\r\n\r\n{}`,
  `${login}Content-Length: 99999999999999999999\r\n\r\n{}`,
  `${login}Content-Length: 1000000\r\n\r\n{}`,
  `${login}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /dashboard HTTP/1.1\r\n${host}\r\n`,
  `${login}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  `${login}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
  `${login}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  `${login}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}`,
  `${login}Transfer-Encoding: chunked\r\n\r\n2;${'x'.repeat(30_000)}\r\n{}\r\n0\r\n\r\n`,
  `${login}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n2\r\n{}\r\n0\r\nX-Trailer: ${'y'.repeat(20_000)}\r\n\r\n`,
  `${login}Expect: 100-continue\r\nContent-Length: 100000\r\n\r\n`,
  Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]),
  Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  Buffer.alloc(20_000, 0xff),
  `GET /healthz HTTP/1.1\r\n${host}\r\n`.repeat(200),
];

/** A 10 MB body for a server that accepts 16 KB. */
export function bigBody(): Buffer {
  return Buffer.concat([Buffer.from(`${login}Content-Length: 10485760\r\n\r\n`), Buffer.alloc(10_485_760, 0x20)]);
}

/** Sends the bytes and reads until the server closes the connection or is silent for 500 ms. */
export function sendRaw(origin: string, bytes: string | Buffer): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let text = '';
    const done = (): void => {
      socket.destroy();
      resolve({ status: Number(text.match(/^HTTP\/1\.1 (\d{3})/)?.[1] ?? 0), headers: {}, text });
    };
    // A server that waits for the rest of a request sends nothing.
    socket.setTimeout(500, done);
    socket.on('error', () => {});
    socket.once('close', done);
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.write(bytes);
  });
}
