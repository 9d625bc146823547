import { useEffect, useState, type ComponentType } from 'react';
import { useTranslations } from 'use-intl';

import { LiveBadge } from '../../ui/badge.tsx';
import type { LiveBoardProps } from './live-board.tsx';

/** Follows the board once the page is there. Without the script for it the board stands still, as it always could. */
export function LiveMark(props: LiveBoardProps) {
  const t = useTranslations('boards.live');
  const [Live, setLive] = useState<ComponentType<LiveBoardProps>>();
  useEffect(() => {
    import('./live-board.tsx').then(
      ({ LiveBoard }) => setLive(() => LiveBoard),
      () => {},
    );
  }, []);
  return Live ? <Live {...props} /> : <LiveBadge isOn={false}>{t('mark')}</LiveBadge>;
}
