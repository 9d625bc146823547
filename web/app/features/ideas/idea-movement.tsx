import type { Position } from '@upnext/contract/ideas';
import { useTranslations } from 'use-intl';

import { MovementBadge } from '../../ui/badge.tsx';

export type Direction = 'up' | 'down' | 'same' | 'new';

function directionOf({ previous, change }: Position): Direction {
  if (previous === null || change === null) return 'new';
  return change > 0 ? 'up' : change < 0 ? 'down' : 'same';
}

export function IdeaMovement({ position }: { position: Position }) {
  const t = useTranslations('ideas');
  const direction = directionOf(position);
  return (
    <MovementBadge direction={direction}>
      {t('movement', { direction, count: Math.abs(position.change ?? 0) })}
    </MovementBadge>
  );
}
