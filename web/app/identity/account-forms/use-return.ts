import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { forgetRedirect, readIntent } from '../../api/intent.ts';
import { isText } from '../../api/stored-shapes.ts';
import { useViewer } from '../../api/viewer.ts';
import { takeNewAccount } from './new-account.ts';
import { returnPath } from './return-path.ts';

type Way = { referrer: string | null; username?: string };

/**
 * Redirects logged-in users to their return path. Returns true once the viewer is known not to be logged in, so the
 * forms are needed.
 */
export function useReturn({ referrer, username }: Way): boolean {
  const viewer = useViewer({ isFresh: true });
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  const [wasGuest, setWasGuest] = useState(false);
  if (viewer === null && !wasGuest) setWasGuest(true);
  useEffect(() => {
    if (!viewer || hasLeft.current) return;
    hasLeft.current = true;
    const stored = readIntent('redirectAfterAuth', isText);
    forgetRedirect();
    const isNew = takeNewAccount();
    void navigate(returnPath({ stored, referrer, username, userRole: viewer.userRole, isNew }), { replace: true });
  }, [viewer, referrer, username, navigate]);
  return wasGuest;
}
