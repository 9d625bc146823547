import { api } from '@upnext/contract/api';
import { SignJWT } from 'jose';
import { beforeEach, expect, test } from 'vitest';

import { sign, startHostileProvider, type TokenRequest } from '../../../test/hostile-provider.ts';
import { makeBrowser } from '../../../test/make-browser.ts';
import { startServer } from '../../../test/start-server.ts';

const twin = await startHostileProvider('twin', 'subject-of-the-twin');
const second = await startHostileProvider('second', 'subject-of-the-twin');
const server = await startServer({
  OIDC_PROVIDERS: JSON.stringify([twin.setting, second.setting]),
  LOG_LEVEL: 'silent',
  LIMIT_SCALE: '100',
});
const params = { provider: 'twin' };
const victim = await server.call(api.register, {
  body: { username: 'victim', password: 'correct horse', email: 'victim@example.com' },
});

beforeEach(() => {
  twin.behave();
  second.behave();
});

async function accounts(): Promise<unknown> {
  return await server.query(
    'SELECT (SELECT count(*) FROM accounts) AS accounts, (SELECT count(*) FROM identities) AS identities, (SELECT count(*) FROM newcomers) AS newcomers',
  );
}

type Answer = (query: URLSearchParams) => URLSearchParams | void;

/** Runs a sign-in attempt and tampers with the response before it reaches the site. */
async function comeBack(spoil: Answer = () => {}, browser = makeBrowser(server.origin), provider = 'twin') {
  const { body } = await browser.call(api.startSignIn, { params, body: {} });
  const query = twin.visit(body.url);
  const search = `?${(spoil(query) ?? query).toString()}`;
  return await browser.call(api.finishSignIn, { params: { provider }, body: { search } });
}

const claim = (change: object) => () => twin.mint(({ claims, keys }) => sign({ ...claims, ...change }, keys.own));
const minted = (make: (request: TokenRequest) => Promise<string> | string) => () => twin.mint(make);
const replied = (type: string, body: string) => () =>
  twin.reply((response) => response.setHeader('content-type', type).end(body));
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Invalid ID tokens and token responses. */
const badTokens: [string, () => void][] = [
  ['another issuer', claim({ iss: 'https://accounts.google.com' })],
  ['another audience', claim({ aud: 'somebody-else' })],
  ['several audiences and another authorized party', claim({ aud: ['upnext', 'other'], azp: 'other' })],
  ['another nonce', claim({ nonce: 'planted' })],
  ['no nonce', claim({ nonce: undefined })],
  ['an expired token', claim({ exp: Math.floor(Date.now() / 1_000) - 120 })],
  ['no expiry', claim({ exp: undefined })],
  ['a token that is not valid yet', claim({ nbf: Math.floor(Date.now() / 1_000) + 3_600 })],
  ['no issue time', claim({ iat: undefined })],
  ['no subject', claim({ sub: undefined })],
  ['an empty subject', claim({ sub: '' })],
  ['a number as subject', claim({ sub: 7 })],
  ['an overlong subject', claim({ sub: 'x'.repeat(256) })],
  ['a subject with a NUL', claim({ sub: 'a\0b' })],
  ['an unverified email', claim({ email: 'victim@example.com', email_verified: false })],
  ['the algorithm none', minted(({ claims }) => `${part({ alg: 'none' })}.${part(claims)}.`)],
  [
    'an HMAC signature with the public key as the secret',
    minted(({ claims, keys }) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'own' }).sign(Buffer.from(keys.publicPem)),
    ),
  ],
  [
    'an HMAC signature with the client secret',
    minted(({ claims, keys }) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(keys.secret)),
    ),
  ],
  ['a signature by another key', minted(({ claims, keys }) => sign(claims, keys.other))],
  ['a signature by an unknown key', minted(({ claims, keys }) => sign(claims, keys.other, { kid: 'unknown' }))],
  [
    'a subject that was changed after signing',
    minted(async ({ claims, keys }) => {
      const [header, , signature] = (await sign(claims, keys.own)).split('.');
      return `${header}.${part({ ...claims, sub: 'the-victim' })}.${signature}`;
    }),
  ],
  ['no signature', minted(async ({ claims, keys }) => (await sign(claims, keys.own)).replace(/\.[^.]*$/, '.'))],
  ['a token of more than 5 MB', claim({ padding: 'x'.repeat(5_000_000) })],
  ['a token that is not a JWT', minted(() => 'nonsense')],
  ['no ID token', replied('application/json', '{"access_token":"a","token_type":"Bearer"}')],
  ['an HTML page instead of JSON', replied('text/html', '<script>alert(1)</script>')],
  ['an error response', () => twin.reply((response) => response.writeHead(400).end('{"error":"invalid_grant"}'))],
  [
    'a redirect to another token endpoint',
    () => twin.reply((response) => response.writeHead(307, { location: `${second.setting.issuer}/token` }).end()),
  ],
];

test.each(badTokens)(
  'finishSignIn returns 403 provider_refused for an invalid token response: %s',
  async (_name, spoil) => {
    const before = await accounts();
    spoil();
    const { status, error, headers } = await comeBack();
    expect([status, error.code]).toEqual([403, 'provider_refused']);
    expect(headers.getSetCookie()).toEqual([]);
    expect(await accounts()).toEqual(before);
  },
);

/** Invalid query strings in the redirect back to the site. */
const badReturns: [string, Answer][] = [
  ['no state', (query) => query.delete('state')],
  ['another state', (query) => query.set('state', 'planted')],
  ['a repeated state', (query) => query.append('state', query.get('state') ?? '')],
  ['no code', (query) => query.delete('code')],
  ['another code', (query) => query.set('code', 'guessed')],
  ['the code of another sign-in attempt', (query) => query.set('code', 'code-0')],
  ['a repeated code', (query) => query.append('code', 'code-0')],
  ['the issuer of another provider', (query) => query.set('iss', second.setting.issuer)],
  [
    'an error from the provider',
    (query) => new URLSearchParams({ error: 'access_denied', state: query.get('state') ?? '' }),
  ],
  ['an unexpected response parameter', (query) => query.set('response', 'a.b.c')],
  ['an empty query string', () => new URLSearchParams()],
];

test.each(badReturns)('finishSignIn returns 403 provider_refused for an invalid redirect: %s', async (_name, spoil) => {
  const before = await accounts();
  const { status, error } = await comeBack(spoil);
  expect([status, error.code]).toEqual([403, 'provider_refused']);
  expect(await accounts()).toEqual(before);
});

test('finishSignIn returns 403 provider_refused for a response sent to another provider’s redirect URI', async () => {
  const before = await accounts();
  const { error } = await comeBack(() => {}, makeBrowser(server.origin), 'second');
  expect(error.code).toBe('provider_refused');
  expect(await accounts()).toEqual(before);
});

test('finishSignIn rejects a response that is replayed, late, sent from another browser or sent without the cookie of the sign-in attempt', async () => {
  const browser = makeBrowser(server.origin);
  const { body } = await browser.call(api.startSignIn, { params, body: {} });
  const input = { params, body: { search: `?${twin.visit(body.url).toString()}` } };
  const before = await accounts();
  expect((await server.call(api.finishSignIn, input)).error.code).toBe('sign_in_expired');
  const other = makeBrowser(server.origin);
  await other.call(api.startSignIn, { params, body: {} });
  expect((await other.call(api.finishSignIn, input)).error.code).toBe('provider_refused');
  expect(await accounts()).toEqual(before);

  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  expect((await browser.call(api.finishSignIn, input)).body.outcome).toBe('new');
  const replayed = await server.call(api.finishSignIn, { ...input, headers: { cookie } });
  expect([replayed.status, replayed.error.code]).toEqual([410, 'sign_in_expired']);

  const late = makeBrowser(server.origin);
  const { body: departure } = await late.call(api.startSignIn, { params, body: {} });
  await server.query(`UPDATE sign_in_attempts SET expires_at = now() - interval '1 second'`);
  const search = `?${twin.visit(departure.url).toString()}`;
  expect((await late.call(api.finishSignIn, { params, body: { search } })).error.code).toBe('sign_in_expired');
});

test('finishSignIn returns 400 invalid_input for an overlong query string, 403 cross_site if the X-Requested-With header is empty, and 404 provider_not_found for an unknown provider', async () => {
  const finish = (provider: string, search: string, headers = {}) =>
    server.call(api.finishSignIn, { params: { provider }, body: { search }, headers });
  expect((await finish('twin', 'x'.repeat(4_001))).error.code).toBe('invalid_input');
  expect((await finish('twin', '?', { 'x-requested-with': '' })).error.code).toBe('cross_site');
  expect((await finish('nobody', '?')).error.code).toBe('provider_not_found');
});

test('finishSignIn returns 503 provider_unavailable when the provider closes the connection', async () => {
  twin.reply((response) => response.destroy());
  const { status, error } = await comeBack();
  expect([status, error.code]).toEqual([503, 'provider_unavailable']);
});

test('startSignIn returns provider_unavailable when the issuer in the discovery document differs from the configured one', async () => {
  const own = await startServer({ OIDC_PROVIDERS: JSON.stringify([second.setting]), LOG_LEVEL: 'silent' });
  second.describe((document) => ({ ...document, issuer: 'https://accounts.google.com' }));
  const start = () => own.call(api.startSignIn, { params: { provider: 'second' }, body: {} });
  expect((await start()).error.code).toBe('provider_unavailable');
  // The failure isn't cached.
  second.behave();
  expect((await start()).status).toBe(200);
});

test('an identity at another provider with the same subject or email does not belong to the existing account', async () => {
  const browser = makeBrowser(server.origin);
  await comeBack(() => {}, browser);
  const { body } = await browser.call(api.registerNewcomer, { body: { username: 'twins-fan' } });
  expect(body.id).toBeGreaterThan(victim.body.id);
  const elsewhere = makeBrowser(server.origin);
  const { body: departure } = await elsewhere.call(api.startSignIn, { params: { provider: 'second' }, body: {} });
  second.mint(({ claims, keys }) => sign({ ...claims, email: 'victim@example.com', email_verified: true }, keys.own));
  const arrived = await elsewhere.call(api.finishSignIn, {
    params: { provider: 'second' },
    body: { search: `?${second.visit(departure.url).toString()}` },
  });
  expect(arrived.body.outcome).toBe('new');
});
