import { expect, test } from 'vitest';

import { overlayAddress, readOverlayLook, usualLook } from './overlay-look.ts';

const read = (search: string) => readOverlayLook(new URLSearchParams(search));

test('what an address asks for is what is read from it', () => {
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

test('what makes no sense is as usual, and ten rows are the most', () => {
  for (const search of ['', 'rows=', 'rows=0', 'rows=-3', 'rows=2.5', 'rows=x&size=huge&theme=blue&qr=maybe'])
    expect([search, read(search)]).toEqual([search, usualLook]);
  expect(read('rows=99').rows).toBe(10);
});
