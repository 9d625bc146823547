import { useTranslations } from 'use-intl';

import { LiveBadge } from '../../ui/badge.tsx';
import { useDeferredPart } from '../../ui/use-deferred-part.tsx';
import type { LiveBoardProps } from './live-board.tsx';

const importLive = () => import('./live-board.tsx').then(({ LiveBoard }) => LiveBoard);

/** Starts live updates after the page has loaded. If the chunk fails to load, the board stays as rendered. */
export function LiveMark(props: LiveBoardProps) {
  const t = useTranslations('boards.live');
  const { Part: Live } = useDeferredPart(importLive, true);
  return Live ? <Live {...props} /> : <LiveBadge isOn={false}>{t('mark')}</LiveBadge>;
}
