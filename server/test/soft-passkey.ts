import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

import { isoCBOR } from '@simplewebauthn/server/helpers';

type Options = Record<string, unknown>;
type Forged = { origin?: string; challenge?: string; rpId?: string; isVerified?: boolean; counter?: number };

/** A software authenticator that can also forge responses. */
export function createSoftPasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;
  let handle = '';

  const clientData = (type: string, options: Options, { origin: at = origin, challenge }: Forged) =>
    Buffer.from(JSON.stringify({ type, challenge: challenge ?? options.challenge, origin: at, crossOrigin: false }));

  function authenticatorData({ rpId, isVerified = true, counter: forged }: Forged, attested?: Buffer): Buffer {
    const head = Buffer.alloc(37);
    createHash('sha256')
      .update(rpId ?? new URL(origin).hostname)
      .digest()
      .copy(head);
    head[32] = 0x01 | (isVerified ? 0x04 : 0) | (attested ? 0x40 : 0);
    head.writeUInt32BE(forged ?? counter++, 33);
    return attested ? Buffer.concat([head, attested]) : head;
  }

  return {
    id,
    create(options: Options, forged: Forged = {}) {
      handle = (options.user as { id: string }).id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, cose]);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authenticatorData(forged, attested))],
        ]) as never,
      );
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', options, forged).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    use(options: Options, forged: Forged & { handle?: string } = {}) {
      const data = clientData('webauthn.get', options, forged);
      const authenticator = authenticatorData(forged);
      const signature = createSign('sha256')
        .update(authenticator)
        .update(createHash('sha256').update(data).digest())
        .sign(privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authenticator.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: forged.handle ?? handle,
        },
      };
    },
  };
}
