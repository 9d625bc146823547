import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslations } from 'use-intl';

import type { Viewer } from '../../api/viewer.ts';
import { buttonClass } from '../../ui/button.tsx';

export type FollowProps = { username: string; viewer: Viewer };

/** Keeps the room of the button, which is loaded once a reader comes near it: a board is read and voted on without it. */
export function FollowMark(props: FollowProps) {
  const t = useTranslations('boards');
  const place = useRef<HTMLSpanElement>(null);
  const [Follow, setFollow] = useState<ComponentType<FollowProps>>();
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
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
