import { connect, type Socket } from 'node:net';

type Answer = { status: number; body: string };

/** No response or an incomplete one: the outcome is unknown. */
const lost: Answer = { status: 0, body: '' };

export type HttpConnection = { ask: (request: string) => Promise<Answer>; close: () => void };

const timeoutMs = 10_000;

/** A keep-alive connection with one request at a time. Much cheaper than Node's HTTP client. */
export function openConnection(origin: string, localAddress?: string): HttpConnection {
  const { hostname, port } = new URL(origin);
  let socket: Socket | undefined;
  let received = '';
  let settle: ((answer: Answer) => void) | undefined;

  function finish(answer: Answer): void {
    received = '';
    const done = settle;
    settle = undefined;
    done?.(answer);
  }

  function drop(): void {
    socket?.destroy();
    socket = undefined;
    finish(lost);
  }

  function open(): Socket {
    const opened = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      ...(localAddress && { localAddress }),
    });
    opened.setTimeout(timeoutMs);
    for (const event of ['error', 'close', 'timeout'] as const) {
      opened.on(event, () => {
        if (socket === opened) drop();
        else opened.destroy();
      });
    }
    opened.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
      const answer = readAnswer(received);
      if (!answer) return;
      if (/^connection: close\r?$/im.test(received.slice(0, received.indexOf('\r\n\r\n')))) {
        socket = undefined;
        opened.destroy();
      }
      finish(answer);
    });
    return opened;
  }

  return {
    ask(request) {
      return new Promise((resolve) => {
        settle = resolve;
        socket ??= open();
        socket.write(request);
      });
    },
    close() {
      socket?.destroy();
      socket = undefined;
    },
  };
}

/** Returns undefined until the response is complete. */
function readAnswer(text: string): Answer | undefined {
  const head = text.indexOf('\r\n\r\n');
  if (head === -1) return undefined;
  const status = Number(text.slice(9, 12));
  const body = text.slice(head + 4);
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1];
  if (length !== undefined) return body.length >= Number(length) ? { status, body } : undefined;
  if (status === 204 || status === 304) return { status, body: '' };
  return body.endsWith('0\r\n\r\n') ? { status, body } : undefined;
}
