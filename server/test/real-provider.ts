import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

export type RealProvider = {
  /** The entry for OIDC_PROVIDERS. */
  setting: { name: string; label: string; issuer: string; clientId: string; clientSecret: string };
  /** Sets the user that the provider logs in from now on, without interaction. */
  become: (subject: string, name?: string) => void;
  stop: () => Promise<void>;
};

type Wanted = { name: string; label: string; returnAddresses: string[] };

/** Starts a real OpenID Connect provider on this machine. */
export async function startRealProvider({ name, label, returnAddresses }: Wanted): Promise<RealProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const client = { clientId: 'upnext', clientSecret: 'a secret of forty characters or so, for tests' };
  let subject = 'somebody';
  let username = 'Some Body';

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: returnAddresses,
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key for the cookies of the tests'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    claims: { openid: ['sub'], profile: ['preferred_username'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, preferred_username: username }) }),
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client?.clientId ?? '',
        accountId: context.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/'))
      void provider.interactionFinished(request, response, { login: { accountId: subject, remember: false } });
    else void answer(request, response);
  });
  return {
    setting: { name, label, issuer, ...client },
    become(next, nextName = next) {
      subject = next;
      username = nextName;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Follows the provider's redirects like a browser and returns the query of the redirect back to the site. */
export async function visitProvider(url: string, returnAddress: string): Promise<string> {
  const jar = new Map<string, string>();
  let next = url;
  for (let step = 0; step < 10; step++) {
    if (next.startsWith(`${returnAddress}?`)) return new URL(next).search;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`The provider returned ${response.status}: ${await response.text()}`);
    next = new URL(location, next).href;
  }
  throw new Error('The provider redirects in a loop');
}
