const restMs = 2_000;
const layers = 'dialog[open], [role="menu"]';
const fields = 'input, textarea, select';
const atControl = ':is(a, button):not([aria-disabled="true"])';

type Reader = {
  /** Somebody types, or is about to press or in the middle of reading: what is under them stays where it is. */
  isBusy: () => boolean;
  stop: () => void;
};

/** Watches what somebody does at the sheet that holds the list. */
export function watchReader(sheet: HTMLElement): Reader {
  const ended = new AbortController();
  const hasMouse = matchMedia('(hover: hover)');
  let movedAt = -Infinity;
  const move = () => (movedAt = performance.now());
  for (const kind of ['pointermove', 'pointerdown', 'keydown']) {
    sheet.addEventListener(kind, move, { passive: true, signal: ended.signal });
  }
  addEventListener('scroll', move, { passive: true, signal: ended.signal });

  const isTyping = () => document.querySelector(layers) !== null || document.activeElement?.matches(fields) === true;
  // After a tap a finger's :hover stays behind, so only a mouse has one that counts.
  const isAiming = () =>
    sheet.querySelector(':focus-visible') !== null ||
    (hasMouse.matches && sheet.querySelector(`${atControl}:hover`) !== null);

  return {
    isBusy: () => performance.now() - movedAt < restMs || isTyping() || isAiming(),
    stop: () => ended.abort(),
  };
}
