import { Agent, request as send, type IncomingHttpHeaders } from 'node:http';

export type HttpRequest = {
  method: string;
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer | undefined;
};
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };
export type HttpClient = { ask: (question: HttpRequest) => Promise<Answer>; close: () => void };

/** No response: connection refused, reset or timed out. */
const silence: Answer = { status: 0, headers: {}, text: '' };

/** HTTP client with keep-alive. Does not follow redirects, and ends a stream after its first data. */
export function createHttpClient(origin: string, sockets = 32, localAddress?: string): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const { hostname, port } = new URL(origin);
  const target = { host: hostname, port, agent, ...(localAddress && { localAddress }) };
  return {
    close: () => agent.destroy(),
    ask: ({ method, path, headers = {}, body }) =>
      new Promise((resolve) => {
        const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
        const question = send({ ...target, method, path, headers: { ...length, ...headers } }, (response) => {
          const chunks: Buffer[] = [];
          const done = (): void => {
            const { statusCode: status = 0, headers: head } = response;
            resolve({ status, headers: head, text: Buffer.concat(chunks).toString('utf8') });
          };
          response.on('data', (chunk: Buffer) => {
            chunks.push(chunk);
            if (response.headers['content-type']?.startsWith('text/event-stream')) question.destroy();
          });
          response.once('close', done);
        });
        question.once('error', () => resolve(silence));
        question.setTimeout(15_000, () => question.destroy());
        question.end(body);
      }),
  };
}
