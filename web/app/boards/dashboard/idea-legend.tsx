import { Info } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { MovementBadge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

const directions = ['up', 'down', 'same', 'new'] as const;

export function IdeaLegend() {
  const t = useTranslations('ideas');
  return (
    <div className="-my-2 flex items-center">
      <ul className="flex flex-wrap gap-1" aria-label={t('legend')}>
        {directions.map((direction) => (
          <li key={direction}>
            <MovementBadge direction={direction}>{t('legendBadge', { direction })}</MovementBadge>
          </li>
        ))}
      </ul>
      <Tooltip text={t('legendText')}>
        {(described) => (
          <IconButton label={t('legendAbout')} {...described}>
            <Info className="i" aria-hidden="true" />
          </IconButton>
        )}
      </Tooltip>
    </div>
  );
}
