import { useViewer } from '../api/viewer.ts';
import { useDeferredPart } from '../ui/use-deferred-part.tsx';

const importMark = () => import('./unread-mark.tsx').then(({ UnreadMark }) => UnreadMark);

/** Loads the unread dot for logged-in users after the page has loaded. */
export function UnreadSlot() {
  const { Part: UnreadMark } = useDeferredPart(importMark, Boolean(useViewer()));
  return UnreadMark && <UnreadMark />;
}
