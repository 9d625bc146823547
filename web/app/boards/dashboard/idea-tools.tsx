import type { Idea } from '@upnext/contract/boards/ideas';
import { GitMerge, Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { IconButton } from '../../ui/icon-button.tsx';
import { StageMenu, type StageActions } from './stage-menu.tsx';

export type IdeaActions = StageActions & {
  onEdit: (idea: Idea) => void;
  onMerge: (idea: Idea) => void;
  onDelete: (idea: Idea) => void;
};

/** Buttons for the idea's creator only. */
export function IdeaTools({ idea, onEdit, onMerge, onDelete, ...stageActions }: IdeaActions & { idea: Idea }) {
  const t = useTranslations('ideas');
  const merges = useTranslations('merges');
  return (
    <>
      <IconButton label={t('editLabel', { title: idea.title })} title={t('edit')} onClick={() => onEdit(idea)}>
        <Pencil className="i" aria-hidden="true" />
      </IconButton>
      {idea.status === 'approved' && (
        <IconButton
          label={merges('actLabel', { title: idea.title })}
          title={merges('act')}
          onClick={() => onMerge(idea)}
        >
          <GitMerge className="i" aria-hidden="true" />
        </IconButton>
      )}
      <StageMenu idea={idea} {...stageActions} />
      <IconButton label={t('deleteLabel', { title: idea.title })} title={t('delete')} onClick={() => onDelete(idea)}>
        <Trash2 className="i" aria-hidden="true" />
      </IconButton>
    </>
  );
}
