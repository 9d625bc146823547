import { Component, useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { reloadOnce } from './reload-once.ts';

type DeferredPart<P> = {
  Part: ComponentType<P> | undefined;
  /** Resolves to true if the part is loaded. */
  load: () => Promise<boolean>;
};

/**
 * A component in a separate chunk, loaded by `load()` or when `isWanted` is true. Unlike with React's `lazy`, a failed
 * load or render doesn't break the page. `importPart` must be a stable function.
 */
export function useDeferredPart<P extends object>(
  importPart: () => Promise<ComponentType<P>>,
  isWanted = false,
): DeferredPart<P> {
  const [Part, setPart] = useState<ComponentType<P>>();
  const load = useCallback(
    () =>
      importPart().then(
        (Loaded) => {
          setPart((known: ComponentType<P> | undefined) => known ?? withBoundary(Loaded));
          return true;
        },
        async () => {
          await reloadOnce();
          return false;
        },
      ),
    [importPart],
  );
  useEffect(() => {
    if (!isWanted) return undefined;
    // In a task of its own, because the browser has just worked on showing the page.
    const timer = setTimeout(() => void load());
    return () => clearTimeout(timer);
  }, [isWanted, load]);
  return { Part, load };
}

function withBoundary<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return function BoundedPart(props) {
    return (
      <PartBoundary>
        <Part {...props} />
      </PartBoundary>
    );
  };
}

/** Renders nothing if the part throws. React logs the error. */
export class PartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
