import type { Language } from '../language.ts';

/** Display options in an overlay URL: `/overlay/:token?rows=5&size=m&theme=dark&qr=off`. */
export type OverlayOptions = { rows: number; size: OverlaySize; theme: OverlayTheme; hasQr: boolean };
export type OverlaySize = 's' | 'm' | 'l';
export type OverlayTheme = 'light' | 'dark';

const mostRows = 10;
export const defaultOverlayOptions: OverlayOptions = { rows: 5, size: 'm', theme: 'dark', hasQr: true };

/** The URL is typed into streaming software by hand, so invalid values fall back to the defaults. */
export function readOverlayLook(search: URLSearchParams): OverlayOptions {
  const rows = Number(search.get('rows') ?? defaultOverlayOptions.rows);
  const size = search.get('size');
  return {
    rows: Number.isInteger(rows) && rows >= 1 ? Math.min(rows, mostRows) : defaultOverlayOptions.rows,
    size: size === 's' || size === 'l' ? size : defaultOverlayOptions.size,
    theme: search.get('theme') === 'light' ? 'light' : defaultOverlayOptions.theme,
    hasQr: search.get('qr') !== 'off',
  };
}

/**
 * Builds the overlay URL, including only the options that differ from the defaults. It always names the language, because
 * streaming software has its own.
 */
export function overlayAddress(url: string, look: OverlayOptions, language: Language): string {
  const { rows, size, theme, hasQr } = look;
  const address = new URL(url);
  if (rows !== defaultOverlayOptions.rows) address.searchParams.set('rows', String(rows));
  if (size !== defaultOverlayOptions.size) address.searchParams.set('size', size);
  if (theme !== defaultOverlayOptions.theme) address.searchParams.set('theme', theme);
  if (!hasQr) address.searchParams.set('qr', 'off');
  address.searchParams.set('lang', language);
  return address.href;
}
