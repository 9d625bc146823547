import type { Idea } from '@upnext/contract/boards/ideas';
import { useTranslations } from 'use-intl';

import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

type DeleteIdeaDialogProps = { idea: Idea | undefined; onConfirm: (idea: Idea) => void; onClose: () => void };

export function DeleteIdeaDialog({ idea, onConfirm, onClose }: DeleteIdeaDialogProps) {
  const t = useTranslations();
  return (
    <ConfirmDialog
      isOpen={idea !== undefined}
      title={t('ideas.delete')}
      text={
        <>
          <strong dir="auto" className="block text-text">
            {idea?.title}
          </strong>
          {t('ideas.deleteConfirm')}
        </>
      }
      confirmLabel={t('ideas.deleteNow')}
      cancelLabel={t('site.cancel')}
      closeLabel={t('site.close')}
      onConfirm={() => idea && onConfirm(idea)}
      onClose={onClose}
    />
  );
}
