import type { Config } from './config.ts';
import { pageHeaders } from './platform/http/safe-headers.ts';

type Page = { headers: Headers; isPersonal: boolean; scriptSources: string[] };

/**
 * Embeds are shown in iframes on other sites, so they use no scripts and no cookies. No other page can be shown in an
 * iframe.
 */
export function isEmbed(pathname: string): boolean {
  return pathname.startsWith('/embed/');
}

export function headersOf(page: Page, pathname: string, config: Config): Record<string, string> {
  const { headers, isPersonal, scriptSources } = page;
  const all: Record<string, string> = {
    ...pageHeaders(config),
    ...Object.fromEntries(headers),
    'content-security-policy': securityPolicy(scriptSources, config),
    'cache-control': isPersonal ? 'private, no-store' : (headers.get('cache-control') ?? 'no-cache'),
    vary: 'accept-language, cookie, accept-encoding',
  };
  if (!isEmbed(pathname)) return all;
  delete all['x-frame-options'];
  return {
    ...all,
    'content-security-policy': embedPolicy(config),
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'accept-language, accept-encoding',
  };
}

/** Vite injects inline styles in development; the build has none. */
const styles = ({ production }: Config): string => `style-src 'self'${production ? '' : " 'unsafe-inline'"}`;
const pictures = ({ https }: Config): string => `img-src 'self' data: https:${https ? '' : ' http:'}`;

function securityPolicy(scriptSources: string[], config: Config): string {
  const { https, production } = config;
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptSources.join(' ')}`,
    styles(config),
    pictures(config),
    "font-src 'self'",
    `connect-src 'self'${production ? '' : ' ws:'}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // Production only: Vite's scripts don't support trusted types. web/app/trusted-types.ts defines the policy.
    ...(production ? ["require-trusted-types-for 'script'", 'trusted-types default'] : []),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function embedPolicy(config: Config): string {
  return [
    "default-src 'none'",
    styles(config),
    pictures(config),
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    'frame-ancestors *',
    ...(config.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
