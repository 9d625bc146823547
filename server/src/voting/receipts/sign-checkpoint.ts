import { createPrivateKey, createPublicKey, hash, sign, type KeyObject } from 'node:crypto';

/** The DER header of an Ed25519 private key (RFC 8410), which is followed by its 32 bytes. */
const keyHeader = Buffer.from('302e020100300506032b657004220420', 'hex');
const ed25519 = Buffer.from([1]);

type Checkpoint = { host: string; roundId: number; size: number; root: Buffer };

/**
 * Writes a checkpoint (C2SP tlog-checkpoint): the tree's name, its size and its root, as a signed note. Each line of the
 * signature names the site and has a hint to its key, so that keys can be replaced.
 */
export function signCheckpoint(seed: Buffer, { host, roundId, size, root }: Checkpoint) {
  const key = createPrivateKey({ key: Buffer.concat([keyHeader, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = rawPublicKey(key);
  const text = `${host}/rounds/${roundId}\n${size}\n${root.toString('base64')}\n`;
  const hint = hash('sha256', Buffer.concat([Buffer.from(`${host}\n`), ed25519, publicKey]), 'buffer').subarray(0, 4);
  const signature = Buffer.concat([hint, sign(null, Buffer.from(text), key)]).toString('base64');
  return { checkpoint: `${text}\n— ${host} ${signature}\n`, publicKey };
}

function rawPublicKey(key: KeyObject): Buffer {
  return Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x ?? '', 'base64url');
}
