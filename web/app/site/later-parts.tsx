import type { ComponentProps } from 'react';

import { ToastRegion } from '../ui/toast-region.tsx';
import { PageTurn } from './page-turn.tsx';

/** What every page has and no first paint needs. */
export function LaterParts(props: ComponentProps<typeof ToastRegion>) {
  return (
    <>
      <PageTurn />
      <ToastRegion {...props} />
    </>
  );
}
