import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Animates rows to their new places after the bars have grown, with climbing rows on top. `order` identifies the order
 * of the rows, `view` the sort order. If the reader changes the sort order, rows don't wait for the bars.
 */
export function useOvertake(order: string, view: string): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const tops = useRef<Map<HTMLElement, number>>(new Map());
  const last = useRef({ order, view });

  useLayoutEffect(() => {
    if (!list.current) return;
    const before = tops.current;
    tops.current = topsOf(list.current);
    const motion = motionOf(list.current, last.current.view === view);
    const isSame = last.current.order === order;
    last.current = { order, view };
    if (isSame || motion.duration === 0) return;
    for (const [row, top] of tops.current) {
      const fall = top - (before.get(row) ?? top);
      if (fall !== 0) slide(row, fall, motion);
    }
  }, [order, view]);

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    // The layout has changed, e.g. because a description was expanded or the window was resized. Update the start
    // positions of the next animation.
    const observer = new ResizeObserver(() => (tops.current = topsOf(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return list;
}

type Motion = { duration: number; delay: number; easing: string };

function topsOf(list: HTMLElement): Map<HTMLElement, number> {
  return new Map(
    [...list.children].flatMap((row) => (row instanceof HTMLElement ? [[row, row.offsetTop] as const] : [])),
  );
}

/** Reads the durations from CSS tokens, which are 0 with prefers-reduced-motion. */
function motionOf(list: HTMLElement, waitsForBars: boolean): Motion {
  const styles = getComputedStyle(list);
  const milliseconds = (token: string) => {
    const value = styles.getPropertyValue(token);
    return (Number.parseFloat(value) || 0) * (value.trim().endsWith('ms') ? 1 : 1_000);
  };
  return {
    duration: milliseconds('--t-overtake'),
    delay: waitsForBars ? milliseconds('--t-bar') : 0,
    easing: styles.getPropertyValue('--ease-overtake') || 'ease-out',
  };
}

function slide(row: HTMLElement, fall: number, motion: Motion): void {
  const isClimbing = fall < 0;
  row.toggleAttribute('data-climbs', isClimbing);
  const animation = row.animate([{ translate: `0 ${-fall}px` }, { translate: '0 0' }], {
    ...motion,
    fill: 'backwards',
  });
  const settle = () => row.removeAttribute('data-climbs');
  animation.addEventListener('finish', settle);
  animation.addEventListener('cancel', settle);
}
