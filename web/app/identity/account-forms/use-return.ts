import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { readStored, removeStored } from '../../api/browser-store.ts';
import { isText } from '../../api/stored-shapes.ts';
import { useViewer } from '../../api/viewer.ts';
import { returnPath } from './return-path.ts';

type Way = { referrer: string | null; username?: string };

/** Takes on whoever is signed in, be it since before or since a moment ago. True once a guest has been seen, who needs the forms. */
export function useReturn({ referrer, username }: Way): boolean {
  const viewer = useViewer({ isFresh: true });
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  const [wasGuest, setWasGuest] = useState(false);
  if (viewer === null && !wasGuest) setWasGuest(true);
  useEffect(() => {
    if (!viewer || hasLeft.current) return;
    hasLeft.current = true;
    const stored = readStored('redirectAfterAuth', isText);
    removeStored('redirectAfterAuth');
    void navigate(returnPath({ stored, referrer, username, userRole: viewer.userRole }), { replace: true });
  }, [viewer, referrer, username, navigate]);
  return wasGuest;
}
