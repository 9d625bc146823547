import type { Idea } from '@upnext/contract/boards/ideas';
import { Ellipsis, GitMerge, Pencil, Trash2, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { IconButton } from '../../ui/icon-button.tsx';
import { MenuItem, MenuSeparator, MenuSheet } from '../../ui/menu-sheet.tsx';
import { NumeralPlate } from '../../ui/numeral-plate.tsx';
import { GapLine } from '../chart/gap-line.tsx';
import type { SimpleStage } from '../chart/stage-name.ts';
import type { Gap } from '../chart/standings.ts';
import { stageIcons } from './stage-tag.tsx';

export type IdeaActions = {
  onEdit: (idea: Idea) => void;
  onMerge: (idea: Idea) => void;
  onStage: (idea: Idea, stage: SimpleStage) => void;
  onMade: (idea: Idea) => void;
  onNotPlanned: (idea: Idea) => void;
  onDelete: (idea: Idea) => void;
};

type IdeaMenuProps = IdeaActions & { idea: Idea; stake: Gap | undefined };

/** Everything that a creator can do with an idea. The current stage is left out. */
export function IdeaMenu({ idea, stake, onEdit, onMerge, onStage, onMade, onNotPlanned, onDelete }: IdeaMenuProps) {
  const t = useTranslations();
  const { title, stage, status, votes, position } = idea;
  const { planned: Planned, 'in-progress': InProgress, made: Made, 'not-planned': NotPlanned } = stageIcons;
  const place = position.current;
  return (
    <MenuSheet
      cancelLabel={t('site.cancel')}
      heading={
        <div className="idea-heading">
          {place !== null && <NumeralPlate place={place} label={t('ideas.place', { place })} empty="" />}
          <span>
            {title}
            <small>
              {t('chart.totalVotes', { count: votes })}
              {stake && stake.kind !== 'noVotes' && (
                <>
                  {' · '}
                  <GapLine stake={stake} />
                </>
              )}
            </small>
          </span>
        </div>
      }
      trigger={
        <IconButton label={t('ideas.actions', { title })} title={t('ideas.actionsTitle')} className="row-menu">
          <Ellipsis className="i" aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil className="i" aria-hidden="true" />} onSelect={() => onEdit(idea)}>
        {t('ideas.edit')}
      </MenuItem>
      {status === 'approved' && (
        <MenuItem icon={<GitMerge className="i" aria-hidden="true" />} onSelect={() => onMerge(idea)}>
          {t('merges.act')}
        </MenuItem>
      )}
      <MenuSeparator />
      {stage !== 'planned' && (
        <MenuItem icon={<Planned className="i" aria-hidden="true" />} onSelect={() => onStage(idea, 'planned')}>
          {t('ideas.toPlanned')}
        </MenuItem>
      )}
      {stage !== 'in-progress' && (
        <MenuItem icon={<InProgress className="i" aria-hidden="true" />} onSelect={() => onStage(idea, 'in-progress')}>
          {t('ideas.toMaking')}
        </MenuItem>
      )}
      {stage !== 'made' && (
        <MenuItem icon={<Made className="i" aria-hidden="true" />} onSelect={() => onMade(idea)}>
          {t('ideas.toMade')}
        </MenuItem>
      )}
      {stage !== 'not-planned' && (
        <MenuItem icon={<NotPlanned className="i" aria-hidden="true" />} onSelect={() => onNotPlanned(idea)}>
          {t('ideas.toNotPlanned')}
        </MenuItem>
      )}
      {stage !== 'open' && (
        <MenuItem icon={<Undo2 className="i" aria-hidden="true" />} onSelect={() => onStage(idea, 'open')}>
          {t('ideas.toOpen')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<Trash2 className="i" aria-hidden="true" />} danger onSelect={() => onDelete(idea)}>
        {t('ideas.deleteAsk')}
      </MenuItem>
    </MenuSheet>
  );
}
