import { useEffect, useEffectEvent } from 'react';

import { isExpiring, readIntent } from '../../api/intent.ts';
import type { Viewer } from '../../api/viewer.ts';

const settledMs = 500;

/**
 * Calls `resume` half a second after the viewer is known if votes wait for a login: to cast them, or to open the sheet
 * again after a failed login. Votes stay stored until they are settled, so a vote that failed for lack of a network is
 * cast on the next visit.
 */
export function useResumedVotes(viewer: Viewer, resume: () => Promise<void>): void {
  // If the code can't be loaded, the next visit tries again.
  const start = useEffectEvent(() => void resume().catch(() => {}));
  const viewerId = viewer && viewer.id;
  useEffect(() => {
    if (viewerId === undefined) return undefined;
    // Only votes that were stored before this visit or login. A vote that is stored from now on waits for the next login.
    const intent = readIntent('voteIntent', isExpiring);
    if (!intent || (viewerId === null && !('note' in intent))) return undefined;
    const timer = setTimeout(start, settledMs);
    return () => clearTimeout(timer);
  }, [viewerId]);
}
