import { expect, test } from 'vitest';

import { cropArea, movePicture, wholeView } from './crop-area.ts';

const landscape = { width: 1_000, height: 500 };

test('the whole view is the largest centred part with the ratio', () => {
  expect(cropArea(landscape, 1, wholeView)).toEqual({ left: 250, top: 0, width: 500, height: 500 });
  expect(cropArea({ width: 500, height: 1_000 }, 2, wholeView)).toEqual({ left: 0, top: 375, width: 500, height: 250 });
});

test('zoom shrinks the part around its centre', () => {
  expect(cropArea(landscape, 1, { ...wholeView, zoom: 2 })).toEqual({ left: 375, top: 125, width: 250, height: 250 });
});

test('moving the picture stops at its edges, and moving back starts there', () => {
  const far = movePicture(landscape, 1, wholeView, 10, 10);
  expect(cropArea(landscape, 1, far)).toMatchObject({ left: 0, top: 0 });
  const back = movePicture(landscape, 1, far, -0.1, 0);
  expect(cropArea(landscape, 1, back)).toMatchObject({ left: 50, top: 0 });
});
