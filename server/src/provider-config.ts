import * as z from 'zod/mini';

/** Plain http only where nobody can listen: on this machine. */
function isSafeIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname));
}

const Provider = z.strictObject({
  /** A part of the return address that is registered with the provider: /auth/callback/<name>. */
  name: z.string().check(z.regex(/^[a-z0-9-]{2,30}$/)),
  label: z.string().check(z.minLength(1), z.maxLength(40)),
  issuer: z.string().check(z.refine(isSafeIssuer, { error: 'an https address (http only on this machine)' })),
  clientId: z.string().check(z.minLength(1)),
  /** A client without a secret is a public one: PKCE alone binds the answer to us. */
  clientSecret: z.optional(z.string().check(z.minLength(1))),
});
export type Provider = z.infer<typeof Provider>;

/** The preset: two values instead of five. */
export function google(clientId: string | undefined, clientSecret: string | undefined): Provider[] {
  if (clientId === undefined && clientSecret === undefined) return [];
  if (clientId === undefined || clientSecret === undefined)
    throw new Error('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together. See .env.example.');
  return [{ name: 'google', label: 'Google', issuer: 'https://accounts.google.com', clientId, clientSecret }];
}

export function readProviders(json: string): Provider[] {
  const parsed = z.array(Provider).safeParse(parse(json));
  // What is wrong is said without the values: one of them is a secret.
  if (!parsed.success)
    throw new Error(`OIDC_PROVIDERS is not usable.\n${z.prettifyError(parsed.error)}\nSee .env.example.`);
  const names = parsed.data.map(({ name }) => name);
  if (new Set([...names, 'google']).size <= names.length)
    throw new Error('OIDC_PROVIDERS: each name once, and "google" is the preset’s.');
  return parsed.data;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
