import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

type Described = { 'aria-describedby': string | undefined };
type TooltipProps = { text: ReactNode; children: (described: Described) => ReactNode };

const gapPx = 10;
const edgePx = 8;

/** Shown on hover, focus or tap, closed by Escape. Uses the popover API, because Radix's tooltip adds 15 KB. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const element = bubble.current;
    if (!isOpen || !element || !anchor.current) return undefined;
    element.showPopover();
    place(element, anchor.current.getBoundingClientRect());
    const events = new AbortController();
    const hide = () => setOpen(false);
    addEventListener('keydown', (event) => event.key === 'Escape' && hide(), events);
    addEventListener('scroll', hide, { passive: true, capture: true, signal: events.signal });
    addEventListener('pointerdown', (event) => !anchor.current?.contains(event.target as Node) && hide(), events);
    return () => {
      events.abort();
      element.hidePopover();
    };
  }, [isOpen]);

  return (
    <span
      ref={anchor}
      className="tooltip-anchor"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
      onPointerUp={() => setOpen(true)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      {children({ 'aria-describedby': id })}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className="tooltip">
        {text}
      </span>
    </span>
  );
}

function place(bubble: HTMLElement, anchor: DOMRect): void {
  const { width, height } = bubble.getBoundingClientRect();
  const middle = anchor.left + anchor.width / 2;
  const left = Math.max(edgePx, Math.min(middle - width / 2, innerWidth - width - edgePx));
  const isBelow = anchor.top - height - gapPx < edgePx;
  bubble.toggleAttribute('data-below', isBelow);
  bubble.style.left = `${left}px`;
  bubble.style.top = `${isBelow ? anchor.bottom + gapPx : anchor.top - height - gapPx}px`;
  bubble.style.setProperty('--beak', `${middle - left}px`);
}
