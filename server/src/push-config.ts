import { createECDH, type ECDH } from 'node:crypto';

import { StartError } from './platform/start-error.ts';

export type PushConfig = {
  /** The keys that sign push messages (VAPID), in base64url. */
  privateKey: string;
  publicKey: string;
  /** How a push service can reach the site's operator. */
  subject: string;
  /** The hosts of push services: `host` or `*.host`. In tests also the origin of a server on this machine. */
  hosts: readonly string[];
};

type Values = { privateKey: string | undefined; hosts: string; baseUrl: URL; isTest: boolean };

/** Returns undefined if no key is set: the site then sends no push messages. */
export function readPush({ privateKey, hosts, baseUrl, isTest }: Values): PushConfig | undefined {
  const listed = hosts
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
  const wrong = listed.find((host) => !isHost(host) && !(isTest && /^http:\/\/127\.0\.0\.1:\d+$/.test(host)));
  if (wrong !== undefined)
    throw new StartError(`PUSH_HOSTS=${wrong} is not allowed. Use host names, such as *.push.apple.com.`);
  if (privateKey === undefined) return undefined;
  return {
    privateKey,
    publicKey: keyPairOf(privateKey).getPublicKey('base64url'),
    subject: baseUrl.protocol === 'https:' ? baseUrl.origin : `mailto:no-reply@${baseUrl.hostname}`,
    hosts: listed,
  };
}

function isHost(host: string): boolean {
  return /^(\*\.)?([a-z0-9-]+\.)+[a-z]+$/.test(host);
}

function keyPairOf(privateKey: string): ECDH {
  const pair = createECDH('prime256v1');
  const bytes = Buffer.from(privateKey, 'base64url');
  try {
    // OpenSSL takes any small number as a key.
    if (bytes.length !== 32) throw new Error(`a key has 32 bytes, not ${bytes.length}`);
    pair.setPrivateKey(bytes);
  } catch {
    // Doesn't print the value, because it is a secret.
    throw new StartError('VAPID_PRIVATE_KEY is not allowed. Use a key from npm run admin -- create-push-key.');
  }
  return pair;
}
