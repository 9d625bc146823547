import { Component, useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { reloadOnce } from './reload-once.ts';

type DeferredPart<P> = {
  Part: ComponentType<P> | undefined;
  /** Whether the part is loaded now. */
  load: () => Promise<boolean>;
};

/**
 * A component from a chunk of its own, loaded by `load()` or as soon as it `isWanted`. Unlike React's `lazy`, a chunk that
 * fails to load, or a part that fails to render, never takes the page down. `importPart` must be a stable function.
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
    if (isWanted) void load();
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

/** Shows nothing in place of a part that failed to render. React reports the error. */
class PartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
