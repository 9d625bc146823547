import type { Idea } from '@upnext/contract/boards/ideas';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Switch } from '../../ui/switch.tsx';

type RejectDialogProps = {
  ideas: Idea[];
  onConfirm: (isQuietFromNow: boolean) => void;
  onClose: () => void;
};

/**
 * Asks the user to confirm rejecting one suggestion or all search results, because rejected suggestions are deleted.
 * The user can skip further confirmations.
 */
export function RejectDialog({ ideas, onConfirm, onClose }: RejectDialogProps) {
  const t = useTranslations();
  const [isQuiet, setQuiet] = useState(false);
  const [first, ...others] = ideas;
  const isOne = others.length === 0;
  return (
    <ConfirmDialog
      isOpen={first !== undefined}
      title={isOne ? t('ideas.rejectTitle') : t('ideas.rejectAllTitle', { count: ideas.length })}
      text={isOne ? t('ideas.rejectText', { title: first?.title ?? '' }) : t('ideas.rejectAllText')}
      confirmLabel={t('ideas.reject')}
      cancelLabel={t('site.cancel')}
      closeLabel={t('site.close')}
      onConfirm={() => onConfirm(isOne && isQuiet)}
      onClose={onClose}
    >
      {isOne && (
        <Switch
          label={t('ideas.rejectQuietly')}
          checked={isQuiet}
          onChange={({ target }) => setQuiet(target.checked)}
        />
      )}
    </ConfirmDialog>
  );
}
