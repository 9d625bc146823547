import { clsx } from 'clsx';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

type TabItem<Name extends string> = {
  name: Name;
  label: string;
  count?: number;
  /** Highlights the count to show that something needs attention. */
  isHot?: boolean;
  panel: ReactNode;
};

type TabsProps<Name extends string> = {
  label: string;
  items: readonly TabItem<Name>[];
  selected: Name;
  onSelect: (name: Name) => void;
  block?: boolean;
  /** Next to the tabs: a legend or a filter. */
  aside?: ReactNode;
};

/** Custom implementation, because Radix tabs put style attributes into the server's HTML, which the CSP blocks. */
export function Tabs<Name extends string>({ label, items, selected, onSelect, block = false, aside }: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = items.find(({ name }) => name === selected);

  // The arrow keys move relative to the focused tab, because `selected` may not be updated yet.
  const onKeyDown = (event: KeyboardEvent, focused: Name) => {
    const at = items.findIndex(({ name }) => name === focused);
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const next = items.at((steps[event.key] ?? NaN) % items.length);
    if (!(event.key in steps) || !next) return;
    event.preventDefault();
    onSelect(next.name);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.name}`)}`)?.focus();
  };

  const tabList = (
    <div ref={list} className={clsx('tabs', block && 'tabs-block')} role="tablist" aria-label={label}>
      {items.map(({ name, label: words, count, isHot = false }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          className="tab"
          aria-selected={name === selected}
          aria-controls={name === selected ? `${id}-panel` : undefined}
          tabIndex={name === selected ? undefined : -1}
          onClick={() => onSelect(name)}
          onKeyDown={(event) => onKeyDown(event, name)}
        >
          {words}
          {count !== undefined && <span className={clsx('tab-count', isHot && 'tab-count-hot')}>{count}</span>}
        </button>
      ))}
    </div>
  );

  return (
    <>
      {aside ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          {tabList}
          {aside}
        </div>
      ) : (
        tabList
      )}
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`}>
        {current?.panel}
      </div>
    </>
  );
}
