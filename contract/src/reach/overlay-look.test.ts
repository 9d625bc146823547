import { expect, test } from 'vitest';

import { overlayAddress, readOverlayLook, usualLook } from './overlay-look.ts';

const read = (search: string) => readOverlayLook(new URLSearchParams(search));

test('readOverlayLook reads what overlayAddress writes', () => {
  const looks = [
    usualLook,
    { rows: 3, size: 'l', theme: 'light', hasQr: false } as const,
    { ...usualLook, rows: 10, size: 's' } as const,
  ];
  for (const look of looks) {
    const address = new URL(overlayAddress('https://upnext.example/overlay/token', look));
    expect(readOverlayLook(address.searchParams)).toEqual(look);
  }
  expect(overlayAddress('https://upnext.example/overlay/token', usualLook)).toBe(
    'https://upnext.example/overlay/token',
  );
});

test('readOverlayLook uses the defaults for invalid values and limits rows to 10', () => {
  for (const search of ['', 'rows=', 'rows=0', 'rows=-3', 'rows=2.5', 'rows=x&size=huge&theme=blue&qr=maybe'])
    expect([search, read(search)]).toEqual([search, usualLook]);
  expect(read('rows=99').rows).toBe(10);
});
