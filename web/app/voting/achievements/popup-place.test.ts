// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';

import { findPopupPlace, noteVotedIdea } from './popup-place.ts';

beforeEach(() => {
  document.body.innerHTML = '';
  Object.assign(window, { innerHeight: 740 });
});

/** Adds the row of an idea, from `top` to `bottom` on a screen of 740 px. */
function showRow(id: number, [top, bottom]: readonly [number, number]): void {
  const row = document.createElement('li');
  row.dataset.idea = String(id);
  row.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  document.body.append(row);
}

test.each([
  ['in the centre without a vote on the page', undefined, 'centre'],
  ['in the centre if the row is at the top', [80, 200], 'centre'],
  ['at the top if the row is in the centre', [300, 420], 'top'],
  ['at the bottom if the row covers the top and the centre', [60, 400], 'bottom'],
  ['in the centre if the row is not on the screen', [900, 1_000], 'centre'],
] as const)('the pop-up is %s', (_, rect, place) => {
  noteVotedIdea(7);
  if (rect) showRow(7, rect);
  expect(findPopupPlace()).toBe(place);
});
