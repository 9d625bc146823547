import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';

import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

import { demoLoginPage } from './demo-login-page.ts';

/** How long the issuer remembers a login. */
const seconds = 600;

/** The providers that the demo imitates. The first one is the solid button of the vote sheet. */
const labels = { 'demo-google': 'Google', 'demo-twitch': 'Twitch', 'demo-discord': 'Discord' };

export type DemoIssuers = {
  /** The value of OIDC_PROVIDERS. */
  setting: string;
  stop: () => Promise<void>;
};

type Wanted = {
  /** The origin of the demo site. */
  origin: string;
  host: string;
  /** The first port to try. */
  port: number;
};

/**
 * Starts an OpenID Connect issuer for each login button of the demo on this machine. Everyone who opens its page may log
 * in as anyone, so it is no part of `server/src`, and of the image neither.
 */
export async function startDemoIssuers({ port, ...wanted }: Wanted): Promise<DemoIssuers> {
  const issuers: Awaited<ReturnType<typeof startIssuer>>[] = [];
  for (const [name, label] of Object.entries(labels)) {
    issuers.push(await startIssuer({ ...wanted, port: port + issuers.length, name, label }));
  }
  return {
    setting: JSON.stringify(issuers.map(({ setting }) => setting)),
    async stop() {
      for (const issuer of issuers) await issuer.stop();
    },
  };
}

async function startIssuer({ origin, host, port: firstPort, name, label }: Wanted & { name: string; label: string }) {
  const server = createServer();
  const port = await listen(server, host, firstPort);
  const issuer = `http://${new URL(origin).hostname}:${port}`;
  const clientSecret = randomBytes(32).toString('base64url');
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: name,
        client_secret: clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`${origin}/auth/callback/${name}`],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    ttl: {
      AccessToken: seconds,
      AuthorizationCode: seconds,
      Grant: seconds,
      IdToken: seconds,
      Interaction: seconds,
      Session: seconds,
    },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], profile: ['preferred_username'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/login/${uid}` },
    // The subject is the person's name.
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, preferred_username: id }) }),
    async loadExistingGrant({ oidc }) {
      const { client, session } = oidc;
      const grant = new oidc.provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
  });

  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/login/')) return void answer(request, response);
    return void logIn().catch(() => response.writeHead(400).end('This login has expired. Go back and try again.'));

    async function logIn(): Promise<void> {
      await provider.interactionDetails(request, response);
      if (request.method !== 'POST') {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(demoLoginPage(label));
        return;
      }
      const person = await chosenPerson(request);
      const outcome = person
        ? { login: { accountId: person, remember: false } }
        : { error: 'access_denied', error_description: 'cancelled' };
      await provider.interactionFinished(request, response, outcome);
    }
  });

  return {
    setting: { name, label, issuer, clientId: name, clientSecret },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Undefined if the person pressed Cancel. */
async function chosenPerson(request: IncomingMessage): Promise<string | undefined> {
  const person = new URLSearchParams(await text(request)).get('person') ?? '';
  if (person === 'new') return `fan_${randomBytes(3).toString('hex')}`;
  return /^[a-z_]{1,50}$/.test(person) ? person : undefined;
}

const mostPorts = 20;

/** Listens on the first free port. */
async function listen(server: Server, host: string, firstPort: number): Promise<number> {
  for (let port = firstPort; ; port++) {
    server.listen(port, host);
    try {
      await once(server, 'listening');
      return port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port === firstPort + mostPorts) throw error;
    }
  }
}
