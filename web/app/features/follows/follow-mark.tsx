import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslations } from 'use-intl';

import type { Viewer } from '../../api/viewer.ts';
import { buttonClass } from '../../ui/button.tsx';

export type FollowProps = {
  /** What the board is called, its handle, and where it is. */
  name: string;
  handle: string;
  path: string;
  viewer: Viewer;
};

/** Keeps the room of the button, which is loaded once a reader comes near it: a board is read and voted on without it. */
export function FollowMark(props: FollowProps) {
  const t = useTranslations('boards');
  const place = useRef<HTMLSpanElement>(null);
  const [Follow, setFollow] = useState<ComponentType<FollowProps>>();
  useEffect(() => {
    if (!place.current) return undefined;
    // A busy page hears of coming and going in one call.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import('./follow-button.tsx').then(
        ({ FollowButton }) => setFollow(() => FollowButton),
        () => {},
      );
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  if (Follow) return <Follow {...props} />;
  return (
    <span ref={place} className={clsx(buttonClass({ kind: 'soft' }), 'invisible')} aria-hidden="true">
      {t('follow')}
    </span>
  );
}
