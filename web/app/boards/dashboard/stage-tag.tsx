import type { Stage } from '@upnext/contract/idea-fields';
import { Ban, Calendar, Contrast, Flag, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { nameOfStage } from '../chart/stage-name.ts';

export const stageIcons: Record<Exclude<Stage, 'open'>, LucideIcon> = {
  planned: Calendar,
  'in-progress': Contrast,
  made: Flag,
  'not-planned': Ban,
};

/** The idea's stage, with an icon. Ideas that are open for voting have none. */
export function StageTag({ stage }: { stage: Stage }) {
  const t = useTranslations('ideas');
  if (stage === 'open') return null;
  const Icon = stageIcons[stage];
  return (
    <span className="stage-tag">
      <Icon className="i" aria-hidden="true" />
      {t('stageName', { stage: nameOfStage(stage) })}
    </span>
  );
}
