import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

import { forgetRedirect } from '../../api/intent.ts';
import { requireTexts } from '../../texts/load-texts.ts';
import { LoginSheet } from '../../voting/guest-votes/login-sheet.tsx';
import type { SuggestionDialogProps } from './suggestion-dialog.tsx';
import { forgetDraft, keepDraft, readDraft } from './suggestion-draft.ts';

await requireTexts('dialogs');

/** Opens for visitors instead of the suggestion dialog, which opens after login. */
export function SuggestionLogin({ board, isOpen, onClose }: SuggestionDialogProps) {
  const t = useTranslations('suggestionForm');
  const hasDraft = Boolean(readDraft(board)?.title);

  useEffect(() => {
    if (!isOpen) return;
    forgetRedirect();
    keepDraft(board, { waitsForLogin: true });
  }, [board, isOpen]);

  const close = () => {
    if (hasDraft) keepDraft(board, { waitsForLogin: false });
    else forgetDraft();
    onClose();
  };

  return (
    <LoginSheet isOpen={isOpen} onClose={close} title={t('loginRequired')} text={t('loginRequiredText')}>
      {hasDraft && <p className="text-small text-text-3">{t('draftKept')}</p>}
    </LoginSheet>
  );
}
