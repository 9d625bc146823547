/** Display options in the URL of an overlay: `/overlay/:token?rows=5&size=m&theme=dark&qr=off`. */
export type OverlayLook = { rows: number; size: OverlaySize; theme: OverlayTheme; hasQr: boolean };
export type OverlaySize = 's' | 'm' | 'l';
export type OverlayTheme = 'light' | 'dark';

const mostRows = 10;
export const usualLook: OverlayLook = { rows: 5, size: 'm', theme: 'dark', hasQr: true };

/** The URL is typed into streaming software by hand, so invalid values fall back to the defaults. */
export function readOverlayLook(search: URLSearchParams): OverlayLook {
  const rows = Number(search.get('rows') ?? usualLook.rows);
  const size = search.get('size');
  return {
    rows: Number.isInteger(rows) && rows >= 1 ? Math.min(rows, mostRows) : usualLook.rows,
    size: size === 's' || size === 'l' ? size : usualLook.size,
    theme: search.get('theme') === 'light' ? 'light' : usualLook.theme,
    hasQr: search.get('qr') !== 'off',
  };
}

/** The URL with only the options that differ from the defaults. */
export function overlayAddress(url: string, { rows, size, theme, hasQr }: OverlayLook): string {
  const address = new URL(url);
  if (rows !== usualLook.rows) address.searchParams.set('rows', String(rows));
  if (size !== usualLook.size) address.searchParams.set('size', size);
  if (theme !== usualLook.theme) address.searchParams.set('theme', theme);
  if (!hasQr) address.searchParams.set('qr', 'off');
  return address.href;
}
