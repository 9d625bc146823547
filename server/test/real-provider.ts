import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

import { presets, type Provider as ProviderSetting } from '../src/provider-config.ts';

export type RealProvider = {
  /** The entry for OIDC_PROVIDERS. */
  setting: ProviderSetting;
  /** Sets the user that the provider logs in from now on, without interaction. */
  become: (subject: string, name?: string) => void;
  stop: () => Promise<void>;
};

type Wanted = { name: string; label: string; returnAddresses: string[]; quirks?: Quirks };

type Quirks = {
  /** The only request for scopes that the provider accepts. */
  scope: string;
  /** The claims of each scope. A claim with the value null must be requested. */
  claims: Record<string, string[] | null>;
  pkce: 'required' | 'optional' | 'unknown';
  returnsScopeAsArray?: true;
};

const usual: Quirks = {
  scope: 'openid profile',
  claims: { openid: ['sub'], profile: ['preferred_username'] },
  pkce: 'required',
};

/** How the providers of our presets differ from the standard and from each other. */
const quirksOf = {
  google: { ...usual, claims: { openid: ['sub'], profile: ['name'] }, pkce: 'optional' },
  twitch: {
    scope: 'openid',
    claims: { openid: ['sub'], preferred_username: null },
    pkce: 'unknown',
    returnsScopeAsArray: true,
  },
  discord: {
    scope: 'openid identify',
    claims: { openid: ['sub'], identify: ['preferred_username'] },
    pkce: 'required',
  },
} satisfies Record<keyof typeof presets, Quirks>;

/** Starts a provider that behaves like the one of a preset. Only its issuer differs from the preset. */
export async function startPresetProvider(name: keyof typeof presets, origin: string): Promise<RealProvider> {
  const { label } = presets[name];
  const returnAddresses = [`${origin}/auth/callback/${name}`];
  const provider = await startRealProvider({ name, label, returnAddresses, quirks: quirksOf[name] });
  const { issuer, clientId, clientSecret } = provider.setting;
  return { ...provider, setting: { ...presets[name], name, issuer, clientId, clientSecret } };
}

/** Starts a real OpenID Connect provider on this machine. */
export async function startRealProvider({
  name,
  label,
  returnAddresses,
  quirks = usual,
}: Wanted): Promise<RealProvider> {
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
    pkce: { required: () => quirks.pkce === 'required' },
    scopes: quirks.scope.split(' '),
    claims: quirks.claims,
    clientAuthMethods: ['client_secret_post'],
    features: { devInteractions: { enabled: false }, claimsParameter: { enabled: true } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, preferred_username: username, name: username }),
    }),
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client?.clientId ?? '',
        accountId: context.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope(quirks.scope);
      grant.addOIDCClaims(['preferred_username']);
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { scope?: unknown } | undefined;
    if (quirks.returnsScopeAsArray && context.path === '/token' && typeof body?.scope === 'string')
      context.body = { ...body, scope: body.scope.split(' ') };
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/'))
      void provider.interactionFinished(request, response, { login: { accountId: subject, remember: false } });
    else if (!accepts(quirks, new URL(request.url ?? '', issuer)))
      response.writeHead(400).end(`This provider doesn't accept ${request.url}`);
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

/** Real providers refuse unknown scopes, and may refuse parameters of PKCE if they don't know it. */
function accepts({ scope, pkce }: Quirks, { pathname, searchParams }: URL): boolean {
  if (pathname !== '/auth') return true;
  return searchParams.get('scope') === scope && (pkce !== 'unknown' || !searchParams.has('code_challenge'));
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
