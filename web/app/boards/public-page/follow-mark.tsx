import { clsx } from 'clsx';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { buttonClass } from '../../ui/button.tsx';
import { useDeferredPart } from '../../ui/use-deferred-part.tsx';
import type { FollowProps } from './use-follow.ts';

const importFollow = () => import('./follow-button.tsx').then(({ FollowButton }) => FollowButton);

type FollowMarkProps = FollowProps & { isTop?: boolean; isOwner: boolean };

/**
 * A login link until the follow button is loaded: when it scrolls into view, or in the board's header (`isTop`) only for
 * viewers who are logged in. The owner gets an empty place, because the server renders the page without knowing the
 * viewer and the page must not move afterwards.
 */
export function FollowMark({ isTop, isOwner, ...props }: FollowMarkProps) {
  const t = useTranslations('boards');
  const place = useRef<HTMLAnchorElement>(null);
  const [isPressed, setPressed] = useState(false);
  const { Part: Follow, load } = useDeferredPart(importFollow, isTop && !isOwner && Boolean(props.viewer));
  useEffect(() => {
    if (isTop || !place.current) return undefined;
    // A busy main thread may deliver several entries in one callback.
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void load();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isTop, load]);
  const look = buttonClass({ kind: 'soft', size: isTop ? 's' : 'm' });
  if (isOwner)
    return (
      <span className={clsx(look, 'invisible')} aria-hidden="true">
        {t('follow')}
      </span>
    );
  if (Follow) return <Follow {...props} isSmall={isTop} isPressed={isPressed} />;
  const press = (event: MouseEvent) => {
    event.preventDefault();
    setPressed(true);
    void load();
  };
  return (
    <Link
      ref={place}
      to={`/auth?direct=true&referrer=${encodeURIComponent(props.path)}`}
      className={look}
      onClick={press}
    >
      {t('follow')} <span className="sr">{props.name}</span>
    </Link>
  );
}
