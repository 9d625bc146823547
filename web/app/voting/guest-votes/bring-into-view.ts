/** The header, and the toast with the dock, cover this much of the screen. */
const coveredTop = 64;
const coveredBottom = 176;
/** The vote may move the row: the chart is loaded again, then the bars grow and the rows slide. */
const movingMs = 3_000;
const lookMs = 250;

/** The row or card of an idea, if it's on the page. */
export function findRow(ideaId: number): HTMLElement | null {
  return document.querySelector(`[data-idea="${ideaId}"]`);
}

/** Returns to the scroll position before login. If the row isn't fully visible there, scrolls on to the row. */
export function bringIntoView(ideaId: number, scrollY: number): void {
  if (Math.abs(window.scrollY - scrollY) > 1) window.scrollTo({ top: scrollY, behavior: 'instant' });
  const row = findRow(ideaId);
  const { top = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {};
  if (top < coveredTop || bottom > innerHeight - coveredBottom) row?.scrollIntoView({ block: 'center' });
}

/** Brings the row into view, and again if the vote moves it, unless the user scrolls or presses something. */
export function followRow(ideaId: number, scrollY: number): void {
  const events = new AbortController();
  const stop = () => events.abort();
  for (const kind of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(kind, stop, { passive: true, signal: events.signal });
  bringIntoView(ideaId, scrollY);
  const timer = setInterval(() => {
    if (!events.signal.aborted) bringIntoView(ideaId, window.scrollY);
  }, lookMs);
  setTimeout(() => {
    clearInterval(timer);
    stop();
  }, movingMs);
}
