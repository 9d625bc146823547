import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Rows slide to their new places, the climbers above the others, once the bars have grown. `order` names the order of
 * the rows, `view` the way they are sorted: a reader who sorts anew waits for no bar.
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
    // A description was opened, or the window turned: from here on they start elsewhere.
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

/** The durations are tokens, and 0 where the reader wants no motion. */
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
