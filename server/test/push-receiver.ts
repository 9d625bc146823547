import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import type { PushSubscription } from '@upnext/contract/notifications/push';

/** The key with which test servers sign push messages. */
export const vapidPrivateKey = Buffer.alloc(32, 7).toString('base64url');

export type PushedMessage = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** A push service on this machine. It stores what it receives, and answers with the status set for the path, or 201. */
export async function openPushService() {
  const messages: PushedMessage[] = [];
  const answers = new Map<string, { status: number; location?: string }>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      messages.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      const { status, location } = answers.get(path) ?? { status: 201 };
      response.writeHead(status, location === undefined ? {} : { location }).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    messages,
    answerWith: (path: string, status: number, location?: string) =>
      void answers.set(path, { status, ...(location !== undefined && { location }) }),
    async wait(path: string): Promise<PushedMessage> {
      for (let attempt = 0; attempt < 400; attempt++) {
        const message = messages.find((one) => one.path === path);
        if (message) return message;
        await sleep(50);
      }
      throw new Error(`No push message arrived at ${path}`);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A browser's side of a subscription: it has the keys to decrypt messages (RFC 8291). */
export function makeDevice(endpoint: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const subscription: PushSubscription = {
    endpoint,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };

  /** Decrypts a message in the content encoding aes128gcm (RFC 8188). */
  function decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const senderKey = body.subarray(21, 21 + keyLength);
    const record = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
    const secret = hkdfSync('sha256', keys.computeSecret(senderKey), auth, info, 32);
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    // The last record ends with a 2, followed by zeros.
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
  return { subscription, decrypt };
}

/** A valid subscription with an address that a test server accepts. No message is ever sent to it. */
export function makeSubscription(): PushSubscription {
  return makeDevice(`https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`).subscription;
}

/** Verifies the VAPID signature of a message (RFC 8292). Returns the signed claims and the key. */
export function verifyVapid(authorization = ''): { claims: { aud: string; exp: number; sub: string }; key: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The signature is wrong');
  return { claims: JSON.parse(Buffer.from(body, 'base64url').toString()) as never, key };
}
