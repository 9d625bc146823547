import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { afterAll } from 'vitest';

type Key = Awaited<ReturnType<typeof generateKeyPair>>;
export type TokenRequest = { claims: JWTPayload; keys: { own: Key; other: Key; publicPem: string; secret: string } };

export type HostileProvider = {
  setting: { name: string; label: string; issuer: string; clientId: string; clientSecret: string };
  /** Replaces the ID token, which is valid by default. */
  mint: (make: (request: TokenRequest) => Promise<string> | string) => void;
  /** Replaces the whole token response. */
  reply: (write: (response: ServerResponse) => void) => void;
  /** Changes the discovery document. */
  describe: (change: (document: Record<string, unknown>) => Record<string, unknown>) => void;
  /** Returns the query that the provider sends back to a browser that opens this authorization URL. */
  visit: (url: string) => URLSearchParams;
  behave: () => void;
};

const clientId = 'upnext';
const clientSecret = 'a secret that only two know, and long enough for HMAC';

/** A provider whose responses can be tampered with. It still checks the PKCE verifier and the client secret. */
export async function startHostileProvider(name: string, subject: string): Promise<HostileProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const own = await generateKeyPair('RS256', { extractable: true });
  const other = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', use: 'sig', alg: 'RS256' };
  const keys = { own, other, publicPem: await exportSPKI(own.publicKey), secret: clientSecret };

  const visits = new Map<string, { nonce: string; challenge: string }>();
  let mint: (request: TokenRequest) => Promise<string> | string;
  let write: ((response: ServerResponse) => void) | undefined;
  let change = (document: Record<string, unknown>) => document;
  const behave = () => {
    mint = ({ claims }) => sign(claims, own);
    write = undefined;
    change = (document) => document;
  };
  behave();

  const json = (response: ServerResponse, body: unknown) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

  async function answerToken(form: URLSearchParams, response: ServerResponse): Promise<void> {
    if (write) return write(response);
    const visit = visits.get(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (visit?.challenge !== challenge || form.get('client_secret') !== clientSecret) {
      response.statusCode = 400;
      json(response, { error: 'invalid_grant' });
      return;
    }
    const now = Math.floor(Date.now() / 1_000);
    const claims = { iss: issuer, aud: clientId, sub: subject, nonce: visit.nonce, iat: now, exp: now + 300 };
    json(response, { access_token: 'a', token_type: 'Bearer', id_token: await mint({ claims, keys }) });
  }

  server.on('request', (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url === '/jwks') json(response, { keys: [jwk] });
      else if (request.url === '/token')
        void answerToken(new URLSearchParams(Buffer.concat(chunks).toString()), response);
      else
        json(
          response,
          change({
            issuer,
            authorization_endpoint: `${issuer}/authorize`,
            token_endpoint: `${issuer}/token`,
            jwks_uri: `${issuer}/jwks`,
            response_types_supported: ['code'],
            id_token_signing_alg_values_supported: ['RS256'],
          }),
        );
    });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    setting: { name, label: 'The twin', issuer, clientId, clientSecret },
    mint: (make) => (mint = make),
    reply: (next) => (write = next),
    describe: (next) => (change = next),
    visit(url) {
      const asked = new URL(url).searchParams;
      const code = `code-${visits.size}`;
      visits.set(code, { nonce: asked.get('nonce') ?? '', challenge: asked.get('code_challenge') ?? '' });
      return new URLSearchParams({ code, state: asked.get('state') ?? '' });
    },
    behave,
  };
}

/** Signs a token with the given claims and header. */
export async function sign(claims: JWTPayload, key: Key, header: Record<string, string> = {}): Promise<string> {
  return await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'own', ...header }).sign(key.privateKey);
}
