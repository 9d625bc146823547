const restMs = 2_000;
const layers = 'dialog[open], [role="menu"]';
const fields = 'input, textarea, select';
const atControl = ':is(a, button):not([aria-disabled="true"])';

type Reader = {
  /** True while the reader is typing, scrolling or about to click. Rows must not move during that time. */
  isBusy: () => boolean;
  stop: () => void;
};

/** Tracks pointer, keyboard and scroll activity on the element that contains the list. */
export function trackUserActivity(sheet: HTMLElement): Reader {
  const ended = new AbortController();
  const hasMouse = matchMedia('(hover: hover)');
  let movedAt = -Infinity;
  const move = () => (movedAt = performance.now());
  for (const kind of ['pointermove', 'pointerdown', 'keydown']) {
    sheet.addEventListener(kind, move, { passive: true, signal: ended.signal });
  }
  addEventListener('scroll', move, { passive: true, signal: ended.signal });

  const isTyping = () => document.querySelector(layers) !== null || document.activeElement?.matches(fields) === true;
  // On touch screens :hover persists after a tap, so it counts only with a mouse.
  const isAiming = () =>
    sheet.querySelector(':focus-visible') !== null ||
    (hasMouse.matches && sheet.querySelector(`${atControl}:hover`) !== null);

  return {
    isBusy: () => performance.now() - movedAt < restMs || isTyping() || isAiming(),
    stop: () => ended.abort(),
  };
}
