import { useRef, type PointerEvent } from 'react';

type Swipe = { onRight: () => void; onLeft: () => void };

/** The minimum length of a swipe, as a fraction of the card's width. After a shorter movement, the card moves back. */
const farEnough = 0.3;

/** Horizontal swipe on a card. Touch only, because mouse users select text and can use the buttons. */
export function useSwipe({ onRight, onLeft }: Swipe) {
  const start = useRef<{ x: number; y: number }>(undefined);

  const shift = (card: HTMLElement, pixels: number) => {
    card.style.translate = pixels === 0 ? '' : `${pixels}px`;
    card.dataset.swipe = pixels > 0 ? 'right' : pixels < 0 ? 'left' : '';
  };
  const end = ({ currentTarget: card, clientX }: PointerEvent<HTMLElement>) => {
    const begun = start.current;
    start.current = undefined;
    if (!begun) return;
    const way = (clientX - begun.x) / card.offsetWidth;
    shift(card, 0);
    if (way > farEnough) onRight();
    else if (way < -farEnough) onLeft();
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'touch') start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current) shift(event.currentTarget, event.clientX - start.current.x);
    },
    onPointerUp: end,
    // The browser took over the gesture for scrolling.
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      start.current = undefined;
      shift(event.currentTarget, 0);
    },
  };
}
