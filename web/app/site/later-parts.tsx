import type { ComponentProps } from 'react';

import { ToastRegion } from '../ui/toast-region.tsx';
import { PageTurn } from './page-turn.tsx';

/** Components of every page that the first paint doesn't need. */
export function LaterParts(props: ComponentProps<typeof ToastRegion>) {
  return (
    <>
      <PageTurn />
      <ToastRegion {...props} />
    </>
  );
}
