import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The address of a webhook that a test server accepts. */
export const webhookUrlOf = (name: string): string =>
  `https://discord.com/api/webhooks/123456789012345678/${name.padEnd(68, 'dK-7_')}`;

export const webhookUrl = webhookUrlOf('secret-');

type Post = { name: string; content: string; allowed_mentions: unknown };
type Answer = { status: number; headers?: Record<string, string>; body?: string };

/** A server on this machine in place of Discord. It stores the posts that it accepts, by the name of the webhook. */
export async function openDiscord() {
  const posts: Post[] = [];
  const requests: string[] = [];
  const answers = new Map<string, Answer | 'none'>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const [, name = ''] = /^\/api\/webhooks\/123456789012345678\/([a-z0-9]+-)[\w-]+$/.exec(request.url ?? '') ?? [];
      requests.push(name);
      const answer = answers.get(name) ?? { status: 204 };
      if (answer === 'none') {
        response.destroy();
        return;
      }
      const post = JSON.parse(Buffer.concat(chunks).toString()) as Omit<Post, 'name'>;
      if (answer.status === 204) posts.push({ name, ...post });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts,
    contentsOf: (name: string) => posts.filter((post) => post.name === name).map(({ content }) => content),
    /** The number of requests, also of those that were not accepted. */
    requestsOf: (name: string) => requests.filter((one) => one === name).length,
    /** Answers requests to this webhook like this from now on. `none` closes the connection, like a server that is down. */
    answerWith: (name: string, answer: Answer | 'none') => void answers.set(name, answer),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
