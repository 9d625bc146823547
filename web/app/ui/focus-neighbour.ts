/**
 * Call before removing a list item: moves the focus to the next or previous item instead of losing it. `target` selects
 * the element inside that item.
 */
export function focusNeighbour(item: Element | null | undefined, target: string): void {
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const list = item?.parentElement;
  requestAnimationFrame(() => {
    const next = neighbour?.isConnected ? neighbour.querySelector<HTMLElement>(target) : null;
    (next ?? list?.closest<HTMLElement>('[tabindex]') ?? document.getElementById('main'))?.focus();
  });
}
