import type { Idea } from '@upnext/contract/boards/ideas';
import { Archive, Flag, Hammer, Milestone, PartyPopper, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { nameOfStage, type SimpleStage } from '../chart/stage-name.ts';

export type StageActions = {
  onStage: (idea: Idea, stage: SimpleStage) => void;
  onMade: (idea: Idea) => void;
  onNotPlanned: (idea: Idea) => void;
};

/** Menu with every stage except the current one. */
export function StageMenu({ idea, onStage, onMade, onNotPlanned }: StageActions & { idea: Idea }) {
  const t = useTranslations('ideas');
  const { title, stage } = idea;
  const label = t('stageLabel', { title, stage: t('stageName', { stage: nameOfStage(stage) }) });
  return (
    <Menu
      trigger={
        <IconButton label={label} title={t('stage')} className="idea-stage">
          <Milestone className="i" aria-hidden="true" />
        </IconButton>
      }
    >
      {stage !== 'planned' && (
        <MenuItem icon={<Flag className="i" aria-hidden="true" />} onSelect={() => onStage(idea, 'planned')}>
          {t('toPlanned')}
        </MenuItem>
      )}
      {stage !== 'in-progress' && (
        <MenuItem icon={<Hammer className="i" aria-hidden="true" />} onSelect={() => onStage(idea, 'in-progress')}>
          {t('toMaking')}
        </MenuItem>
      )}
      {stage !== 'made' && (
        <MenuItem icon={<PartyPopper className="i" aria-hidden="true" />} onSelect={() => onMade(idea)}>
          {t('toMade')}
        </MenuItem>
      )}
      {stage !== 'not-planned' && (
        <MenuItem icon={<Archive className="i" aria-hidden="true" />} onSelect={() => onNotPlanned(idea)}>
          {t('toNotPlanned')}
        </MenuItem>
      )}
      {stage !== 'open' && (
        <MenuItem icon={<Undo2 className="i" aria-hidden="true" />} onSelect={() => onStage(idea, 'open')}>
          {t('toOpen')}
        </MenuItem>
      )}
    </Menu>
  );
}
