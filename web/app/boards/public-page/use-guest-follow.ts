import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';

import { loginPath } from '../../api/login-path.ts';
import { useDeferredPart } from '../../ui/use-deferred-part.tsx';
import { forgetFollow, storeFollow, takeFollow } from './follow-intent.ts';
import type { FollowProps } from './use-follow.ts';

const importLogin = () => import('./follow-login.tsx').then(({ FollowLogin }) => FollowLogin);

/** Asks a visitor to log in. Calls `follow` after login, which may happen on another page. */
export function useGuestFollow({ handle, path, viewer }: FollowProps, follow: () => void) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { Part: Login, load } = useDeferredPart(importLogin);
  const viewerId = viewer?.id;
  // After a logout, the sheet must not open again.
  if (isOpen && viewerId !== undefined) setOpen(false);

  const resume = useEffectEvent(() => {
    if (takeFollow(handle)) follow();
  });
  useEffect(() => {
    if (viewerId !== undefined) resume();
  }, [viewerId]);

  async function ask(): Promise<void> {
    storeFollow(handle);
    if (await load()) setOpen(true);
    else void navigate(loginPath(path));
  }

  function close(): void {
    forgetFollow();
    setOpen(false);
  }

  return { Login, isOpen, ask, close };
}
