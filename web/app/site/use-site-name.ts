import { useSite } from './use-site.ts';

/** The name that the operator gave the site (SITE_NAME). */
export function useSiteName(): string {
  return useSite()?.name ?? 'Upnext';
}
