import { clsx } from 'clsx';
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslations } from 'use-intl';

import type { Viewer } from '../../api/viewer.ts';
import { buttonClass } from '../../ui/button.tsx';

export type FollowProps = { username: string; viewer: Viewer };

/** Keeps the room of the button that comes once the page is there: a board is read and voted on without it. */
export function FollowMark(props: FollowProps) {
  const t = useTranslations('boards');
  const [Follow, setFollow] = useState<ComponentType<FollowProps>>();
  useEffect(() => {
    import('./follow-button.tsx').then(
      ({ FollowButton }) => setFollow(() => FollowButton),
      () => {},
    );
  }, []);
  if (Follow) return <Follow {...props} />;
  return (
    <span className={clsx(buttonClass({ kind: 'soft' }), 'invisible')} aria-hidden="true">
      {t('follow')}
    </span>
  );
}
