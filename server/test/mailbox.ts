import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { SMTPServer } from 'smtp-server';

export type Received = { from: string; to: string[]; subject: string; text: string; html: string; raw: string };

export type Mailbox = {
  /** The value for SMTP_URL. */
  url: string;
  mails: Received[];
  /** Waits for the nth email to an address, counted from 1. */
  wait: (address: string, count?: number) => Promise<Received>;
  close: () => Promise<void>;
};

/**
 * A real SMTP server on the loopback interface. It rejects recipients at refused.example, and accepts recipients at
 * later.example on the second attempt.
 */
export async function openMailbox(): Promise<Mailbox> {
  const mails: Received[] = [];
  const deferred = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, accept) => accept(null, { user: 'anybody' }),
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      const refuse = (message: string, responseCode: number) =>
        callback(Object.assign(new Error(message), { responseCode }));
      if (address.endsWith('@refused.example')) return refuse('No such user', 550);
      if (address.endsWith('@later.example') && !deferred.has(address)) {
        deferred.add(address);
        return refuse('Try again later', 450);
      }
      callback(null);
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        mails.push({ from, to, ...read(Buffer.concat(chunks).toString()) });
        callback();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async wait(address, count = 1) {
      for (let attempt = 0; attempt < 200; attempt++) {
        const mail = mails.filter(({ to }) => to.includes(address))[count - 1];
        if (mail) return mail;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`Email ${count} to ${address} did not arrive; received ${mails.length} emails in total`);
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The token after the # in an email's link. */
export function tokenIn({ text }: Received): string {
  return text.match(/#([\w-]{43})\b/)?.[1] ?? '';
}

/** The login code in an email's subject. */
export function codeIn({ subject }: Received): string {
  return subject.match(/\b\d{6}\b/)?.[0] ?? '';
}

function read(raw: string): Pick<Received, 'subject' | 'text' | 'html' | 'raw'> {
  const part = (type: string): string => {
    const [, head = '', body = ''] =
      raw.match(new RegExp(`Content-Type: ${type}([^]*?)\\r\\n\\r\\n([^]*?)\\r\\n-+_NmP`, 'i')) ?? [];
    return /base64/i.test(head) ? Buffer.from(body, 'base64').toString() : unquote(body);
  };
  const subject = raw.match(/^Subject: ([^]*?)\r\n(?! )/m)?.[1] ?? '';
  return {
    subject: decodeWords(subject.replace(/\r\n /g, ' ')),
    text: part('text/plain'),
    html: part('text/html'),
    raw,
  };
}

/** Decodes quoted-printable: bytes as `=C3=A1`, long lines broken with a `=` at the end. */
function unquote(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n');
}

/** Decodes a subject that isn't plain ASCII: `=?UTF-8?Q?=C2=BF…?=`. */
function decodeWords(subject: string): string {
  return subject
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : unquote(word.replaceAll('_', ' ')),
    );
}
