import type { Position } from '@upnext/contract/boards/ideas';
import { useTranslations } from 'use-intl';

import { MovementBadge } from '../../ui/badge.tsx';

/** An idea's movement since the last daily close of the chart. */
export function Movement({ position: { previous, change } }: { position: Position }) {
  const t = useTranslations('chart.movement');
  if (previous === null) return <MovementBadge direction="new">{t('new')}</MovementBadge>;
  if (change === null || change === 0) return <MovementBadge direction="same">{t('same')}</MovementBadge>;
  const direction = change > 0 ? 'up' : 'down';
  return <MovementBadge direction={direction}>{t(direction, { count: Math.abs(change) })}</MovementBadge>;
}
