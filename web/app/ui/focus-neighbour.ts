/**
 * Before an item leaves its list: the keyboard goes on at the next one, or at the one before, instead of falling back
 * to the top of the page. `target` picks the element inside the neighbour.
 */
export function focusNeighbour(item: Element | null | undefined, target: string): void {
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const list = item?.parentElement;
  requestAnimationFrame(() => {
    const next = neighbour?.isConnected ? neighbour.querySelector<HTMLElement>(target) : null;
    (next ?? list?.closest<HTMLElement>('[tabindex]') ?? document.getElementById('main'))?.focus();
  });
}
