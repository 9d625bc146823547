import * as z from 'zod/mini';

import { StartError } from './platform/start-error.ts';

/** Plain HTTP is allowed only for issuers on this machine. */
function isSafeIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname));
}

const text = z.string('text').check(z.minLength(1, 'text'));

// The text of each error completes the sentence "Use …".
const Provider = z.strictObject(
  {
    /** Part of the redirect URI registered with the provider: /auth/callback/<name>. */
    name: z.string('a name').check(z.regex(/^[a-z0-9-]{2,30}$/, '2 to 30 of a-z, 0-9 and -')),
    label: z.string('text').check(z.minLength(1, 'text'), z.maxLength(40, 'at most 40 characters')),
    issuer: z
      .string('an https address')
      .check(z.refine(isSafeIssuer, { error: 'an https address (http only on this machine)' })),
    clientId: text,
    /** Without a secret the client is public, and only PKCE protects the code exchange. */
    clientSecret: z.optional(text),
  },
  'an object with name, label, issuer, clientId and, if it has one, clientSecret',
);
export type Provider = z.infer<typeof Provider>;

/** The Google preset, which needs two values instead of five. */
export function google(clientId: string | undefined, clientSecret: string | undefined): Provider[] {
  if (clientId === undefined && clientSecret === undefined) return [];
  if (clientId === undefined || clientSecret === undefined)
    throw new StartError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither.');
  return [{ name: 'google', label: 'Google', issuer: 'https://accounts.google.com', clientId, clientSecret }];
}

export function readProviders(json: string): Provider[] {
  const parsed = z.array(Provider, 'a JSON list of providers').safeParse(parse(json));
  if (!parsed.success) {
    // Doesn't print the values, because one of them is a secret.
    const lines = parsed.error.issues.map(({ path, message }) => {
      const place = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
      return `OIDC_PROVIDERS${place} is not allowed. Use ${message}.`;
    });
    throw new StartError(lines.join('\n'));
  }
  const names = parsed.data.map(({ name }) => name);
  if (new Set([...names, 'google']).size <= names.length)
    throw new StartError('OIDC_PROVIDERS is not allowed. Use each name once, and not "google", which is the preset.');
  return parsed.data;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
