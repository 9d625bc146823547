import { lazy, Suspense } from 'react';

import { useViewer } from '../../api/viewer.ts';

const UnreadMark = lazy(() => import('./unread-mark.tsx').then(({ UnreadMark: it }) => ({ default: it })));

/** Comes after everything else, and for members only. */
export function UnreadSlot() {
  return (
    useViewer() && (
      <Suspense>
        <UnreadMark />
      </Suspense>
    )
  );
}
