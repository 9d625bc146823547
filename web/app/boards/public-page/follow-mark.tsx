import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { forgetRedirect } from '../../api/intent.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useDeferredPart } from '../../ui/use-deferred-part.tsx';
import type { FollowProps } from './use-follow.ts';

const importFollow = () => import('./follow-button.tsx').then(({ FollowButton }) => FollowButton);

/** Reserves space for the follow button, which is loaded when it scrolls into view. */
export function FollowMark(props: FollowProps) {
  const t = useTranslations('boards');
  const place = useRef<HTMLSpanElement>(null);
  const { Part: Follow, load } = useDeferredPart(importFollow);
  useEffect(() => {
    if (!place.current) return undefined;
    // A busy main thread may deliver several entries in one callback.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void load();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [load]);
  if (Follow) return <Follow {...props} />;
  return (
    <span ref={place} className={clsx(buttonClass({ kind: 'soft' }), 'invisible')} aria-hidden="true">
      {t('follow')}
    </span>
  );
}

/**
 * The follow button in a board's header. Visitors get a login link, so they need not load the button. The owner gets an
 * empty place: the server renders the page without knowing the viewer, and the page must not move afterwards.
 */
export function FollowLink({ isOwner, ...props }: FollowProps & { isOwner: boolean }) {
  const t = useTranslations('boards');
  const { Part: Follow } = useDeferredPart(importFollow, Boolean(props.viewer) && !isOwner);
  const look = buttonClass({ kind: 'soft', size: 's' });
  if (isOwner)
    return (
      <span className={clsx(look, 'invisible')} aria-hidden="true">
        {t('follow')}
      </span>
    );
  if (Follow) return <Follow {...props} isSmall />;
  return (
    <Link to={`/auth?direct=true&referrer=${encodeURIComponent(props.path)}`} className={look} onClick={forgetRedirect}>
      {t('follow')} <span className="sr">{props.name}</span>
    </Link>
  );
}
