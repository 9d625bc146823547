import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

import * as z from 'zod/mini';

import { splitUrl } from './platform/postgres/find-primary.ts';
import { StartError } from './platform/start-error.ts';
import type { StorageSettings } from './platform/storage/open-storage.ts';
import { readProviders } from './provider-config.ts';
import { readPush } from './push-config.ts';
import { readLogoFile } from './reach/branding/read-logo-file.ts';
import { readLandingFile } from './reach/landing/read-landing-file.ts';
import { readPagesFolder, type LegalPages } from './reach/legal-pages/read-pages-folder.ts';

// The text of each error completes the sentence "Use …".
const port = wholeNumber(0, 65_535);

/** The environment, parsed once. `.env.example` documents every variable; the defaults work with `npm run services`. */
export const Environment = z.object({
  NODE_ENV: z._default(oneOf('development', 'test', 'production'), 'development'),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(port, 3000),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  METRICS_PORT: z.optional(port),
  BASE_URL: z._default(urlWith('http', 'https'), 'http://localhost:3000'),
  DATABASE_URL: z._default(databaseAddress(), 'postgres://upnext:upnext@127.0.0.1:54329/upnext'),
  DATABASE_POOL: z._default(wholeNumber(1), 10),
  REDIS_URL: z._default(urlWith('redis', 'rediss'), 'redis://127.0.0.1:63799'),
  ROLE: z._default(oneOf('all', 'http', 'worker'), 'all'),
  TRUSTED_PROXIES: z._default(z.string(), ''),
  SMTP_URL: z.optional(urlWith('smtp', 'smtps')),
  MAIL_FROM: z.optional(z.string()),
  VAPID_PRIVATE_KEY: z.optional(z.string()),
  PUSH_HOSTS: z._default(
    z.string(),
    'fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
  ),
  DISCORD_WEBHOOKS: z._default(discordOrigin(), 'https://discord.com'),
  TWITCH_CHAT: z._default(
    z.union([z.literal('off'), urlWith('wss', 'ws')], 'off, or an address that begins with wss:// or ws://'),
    'wss://irc-ws.chat.twitch.tv',
  ),
  LOG_LEVEL: z._default(oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'), 'info'),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  TWITCH_CLIENT_ID: z.optional(z.string()),
  TWITCH_CLIENT_SECRET: z.optional(z.string()),
  DISCORD_CLIENT_ID: z.optional(z.string()),
  DISCORD_CLIENT_SECRET: z.optional(z.string()),
  OIDC_PROVIDERS: z._default(z.string(), '[]'),
  HOME_BOARD: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{3,50}$/, '3 to 50 letters, digits, _ or -'))),
  REGISTRATION: z._default(oneOf('open', 'audience', 'closed'), 'open'),
  SITE_NAME: z._default(z.string().check(z.regex(/^[^<>&"]{1,30}$/, '1 to 30 characters without < > & "')), 'Upnext'),
  LOGO_FILE: z.optional(z.string()),
  ACCENT_COLOR: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'a colour like #0a7d5a'))),
  PAGES_FOLDER: z.optional(z.string()),
  LANDING_FILE: z.optional(z.string()),
  PICTURES_FOLDER: z._default(z.string(), '.data/pictures'),
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ENDPOINT: z.optional(urlWith('http', 'https')),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  LIMIT_SCALE: z._default(z.coerce.number('a number above 0').check(z.positive('a number above 0')), 1),
});

export type Config = ReturnType<typeof readConfig>;

export function readConfig(environment: NodeJS.ProcessEnv) {
  const parsed = Environment.safeParse(withoutEmpty(environment));
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path: [key], message }) => {
      const name = String(key);
      return `${name}=${withoutSecrets(name, environment[name])} is not allowed. Use ${message}.`;
    });
    throw new StartError([...new Set(lines)].join('\n'));
  }
  const value = parsed.data;
  const baseUrl = new URL(value.BASE_URL);
  return {
    production: value.NODE_ENV === 'production',
    test: value.NODE_ENV === 'test',
    host: value.HOST,
    port: value.PORT,
    /** If undefined, this process serves no metrics. */
    metrics: value.METRICS_PORT === undefined ? undefined : { host: value.METRICS_HOST, port: value.METRICS_PORT },
    /** No trailing slash. */
    origin: baseUrl.origin,
    https: baseUrl.protocol === 'https:',
    databaseUrl: value.DATABASE_URL,
    databasePool: value.DATABASE_POOL,
    redisUrl: value.REDIS_URL,
    /** Prefix of every Redis key and channel, so that several sites can share one Redis. */
    redisPrefix: `upnext:${baseUrl.host}:`,
    role: value.ROLE,
    trustedProxies: value.TRUSTED_PROXIES.split(',')
      .map((address) => address.trim())
      .filter(Boolean),
    /** If undefined, the site sends no email, and features that need it are disabled. */
    mail:
      value.SMTP_URL === undefined
        ? undefined
        : { smtpUrl: value.SMTP_URL, from: value.MAIL_FROM ?? `${value.SITE_NAME} <no-reply@${baseUrl.hostname}>` },
    /** If undefined, the site sends no push messages. */
    push: readPush({
      privateKey: value.VAPID_PRIVATE_KEY,
      hosts: value.PUSH_HOSTS,
      baseUrl,
      isTest: value.NODE_ENV === 'test',
    }),
    /** The origin of Discord's API. If undefined, boards can't post to Discord. */
    discordOrigin: value.DISCORD_WEBHOOKS === 'off' ? undefined : new URL(value.DISCORD_WEBHOOKS).origin,
    /** If undefined, rounds don't count votes from Twitch chat. */
    twitchChat: value.TWITCH_CHAT === 'off' ? undefined : value.TWITCH_CHAT,
    logLevel: value.LOG_LEVEL,
    limitScale: value.LIMIT_SCALE,
    homeBoard: value.HOME_BOARD ?? null,
    registration: value.REGISTRATION,
    siteName: value.SITE_NAME,
    /** If undefined, the pages show the logo of Upnext. */
    logo: value.LOGO_FILE === undefined ? undefined : readLogoFile(value.LOGO_FILE),
    accentColor: value.ACCENT_COLOR,
    /** A page that is missing here shows the default text; /imprint does not exist then. */
    legalPages:
      value.PAGES_FOLDER === undefined ? ({} satisfies LegalPages as LegalPages) : readPagesFolder(value.PAGES_FOLDER),
    /** If undefined, the landing page shows example content, labeled as such. */
    landing: value.LANDING_FILE === undefined ? undefined : readLandingFile(value.LANDING_FILE),
    /** Where uploaded pictures are stored: in a bucket, or without one in a folder. */
    pictures: storageOf(value),
    /** Sign-in providers (OpenID Connect). If empty, no provider buttons are shown. */
    providers: readProviders(value),
  };
}

function storageOf(value: z.infer<typeof Environment>): StorageSettings {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = value;
  if (bucket === undefined) return { folder: path.resolve(import.meta.dirname, '../..', value.PICTURES_FOLDER) };
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new StartError('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set all three or none.');
  return { bucket, region: value.S3_REGION, endpoint: value.S3_ENDPOINT, accessKeyId, secretAccessKey };
}

function wholeNumber(from: number, to = Number.MAX_SAFE_INTEGER) {
  const allowed = `a whole number from ${from}${to < Number.MAX_SAFE_INTEGER ? ` to ${to}` : ''}`;
  return z.coerce.number(allowed).check(z.int(allowed), z.minimum(from, allowed), z.maximum(to, allowed));
}

function oneOf<const Values extends readonly string[]>(...values: Values) {
  return z.enum(values, `one of ${values.join(', ')}`);
}

function urlWith(...schemes: string[]) {
  const allowed = `an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`;
  return z.url({ protocol: new RegExp(`^(${schemes.join('|')})$`), error: allowed });
}

function discordOrigin() {
  const isOrigin = (url: string) => /^https?:\/\/[^/?#@]+\/?$/.test(url) && URL.canParse(url);
  return z
    .string()
    .check(z.refine((value) => value === 'off' || isOrigin(value), 'off, or an origin like https://discord.com'));
}

/** Doesn't use `z.url`, because the address may list several hosts, which `URL` can't parse. */
function databaseAddress() {
  const isAddress = (url: string) =>
    /^(postgres(ql)?:\/\/|socket:)/.test(url) && splitUrl(url).every((one) => URL.canParse(one));
  return z.string().check(z.refine(isAddress, 'an address like postgres://user:password@host:5432/database'));
}

/**
 * Service URLs may contain passwords, so this shows only the scheme, hosts and path, or just *** if anything else
 * remains.
 */
function withoutSecrets(name: string, value = ''): string {
  if (!/^(DATABASE|REDIS|SMTP)_URL$/.test(name)) return value;
  // The password may contain any character, so it ends at the last @.
  const redacted = value.replace(/^([a-z]+:\/\/).*@/s, '$1***@').replace(/\?.*$/s, '?***');
  return /^[a-z]+:\/\/(\*{3}@)?[\w.-]+(:\d+)?(,[\w.-]+(:\d+)?)*(\/\w*)?(\?\*{3})?$/.test(redacted) ? redacted : '***';
}

/** An empty value (`NAME=` in a file) counts as not set. */
function withoutEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}

/** Loads the variables from `.env` in the repository root. The process environment takes precedence. */
export function loadEnvironment(): NodeJS.ProcessEnv {
  const file = path.join(import.meta.dirname, '../../.env');
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return { ...parseEnv(text), ...process.env };
}
