import type { ComponentProps } from 'react';

import { ToastRegion } from '../ui/toast-region.tsx';
import { NavigationProgress } from './navigation-progress.tsx';

/** Components that are on every page but are not needed for the first paint. */
export function DeferredLayout({ from, ...words }: { from: string } & ComponentProps<typeof ToastRegion>) {
  return (
    <>
      <NavigationProgress from={from} />
      <ToastRegion {...words} />
    </>
  );
}
