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
const Provider = z
  .strictObject(
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
      /** By default `openid profile`. The email scope isn't needed, because accounts are tied to the subject. */
      scope: z.optional(
        z.string('text').check(z.regex(/^openid( \S+)*$/, 'scopes with a space between them, openid first')),
      ),
      /** False for a provider without PKCE. Its codes are then protected by the secret, the state and the nonce. */
      pkce: z.optional(z.boolean('true or false')),
      /** Claims to request in the ID token, for a provider that adds names only on request. */
      claims: z.optional(z.array(text, 'a list of names')),
    },
    'an object with name, label, issuer, clientId and, if it has one, clientSecret',
  )
  .check(
    z.refine(({ pkce, clientSecret }) => pkce !== false || clientSecret !== undefined, {
      error: 'a clientSecret if pkce is false',
    }),
  );
export type Provider = z.infer<typeof Provider>;

type Preset = Omit<Provider, 'name' | 'clientId' | 'clientSecret'>;

/** Providers of which the operator sets only the client id and the secret. */
export const presets = {
  google: { label: 'Google', issuer: 'https://accounts.google.com' },
  // Twitch knows no other scope and no PKCE. It names the user only if the claim is requested.
  twitch: {
    label: 'Twitch',
    issuer: 'https://id.twitch.tv/oauth2',
    scope: 'openid',
    pkce: false,
    claims: ['preferred_username'],
  },
  // Discord calls its profile scope `identify`.
  discord: { label: 'Discord', issuer: 'https://discord.com', scope: 'openid identify' },
} satisfies Record<string, Preset>;

type PresetName = keyof typeof presets;
type PresetVariable = `${Uppercase<PresetName>}_CLIENT_${'ID' | 'SECRET'}`;

type Settings = { [Name in PresetVariable]?: string | undefined } & { OIDC_PROVIDERS: string };

/** The presets that are set up, then the providers in OIDC_PROVIDERS. */
export function readProviders(settings: Settings): Provider[] {
  const all = [
    ...(Object.keys(presets) as PresetName[]).flatMap((name) => readPreset(settings, name)),
    ...parseProviders(settings.OIDC_PROVIDERS),
  ];
  if (new Set(all.map(({ name }) => name)).size < all.length)
    throw new StartError(
      'OIDC_PROVIDERS is not allowed. Use each name once, and not the name of a preset that is set.',
    );
  return all;
}

function readPreset(settings: Settings, name: PresetName): Provider[] {
  const prefix = name.toUpperCase() as Uppercase<PresetName>;
  const { [`${prefix}_CLIENT_ID` as const]: clientId, [`${prefix}_CLIENT_SECRET` as const]: clientSecret } = settings;
  if (clientId === undefined && clientSecret === undefined) return [];
  if (clientId === undefined || clientSecret === undefined)
    throw new StartError(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET belong together: set both or neither.`);
  return [{ ...presets[name], name, clientId, clientSecret }];
}

function parseProviders(json: string): Provider[] {
  const parsed = z.array(Provider, 'a JSON list of providers').safeParse(parse(json));
  if (!parsed.success) {
    // Doesn't print the values, because one of them is a secret.
    const lines = parsed.error.issues.map(({ path, message }) => {
      const place = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
      return `OIDC_PROVIDERS${place} is not allowed. Use ${message}.`;
    });
    throw new StartError(lines.join('\n'));
  }
  return parsed.data;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
