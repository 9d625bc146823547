import { expect, test } from 'vitest';

import { overlayAddress, readOverlayLook, defaultOverlayOptions } from './overlay-options.ts';

const read = (search: string) => readOverlayLook(new URLSearchParams(search));

test('readOverlayLook returns the options of a URL built by overlayAddress', () => {
  const looks = [
    defaultOverlayOptions,
    { rows: 3, size: 'l', theme: 'light', hasQr: false } as const,
    { ...defaultOverlayOptions, rows: 10, size: 's' } as const,
  ];
  for (const look of looks) {
    const address = new URL(overlayAddress('https://upnext.example/overlay/token', look, 'es'));
    expect(readOverlayLook(address.searchParams)).toEqual(look);
    expect(address.searchParams.get('lang')).toBe('es');
  }
  expect(overlayAddress('https://upnext.example/overlay/token', defaultOverlayOptions, 'en')).toBe(
    'https://upnext.example/overlay/token?lang=en',
  );
});

test('readOverlayLook replaces invalid values with the defaults and limits rows to 10', () => {
  for (const search of ['', 'rows=', 'rows=0', 'rows=-3', 'rows=2.5', 'rows=x&size=huge&theme=blue&qr=maybe'])
    expect([search, read(search)]).toEqual([search, defaultOverlayOptions]);
  expect(read('rows=99').rows).toBe(10);
});
