import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useTranslations } from 'use-intl';

import type { Viewer } from '../../api/viewer.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { SuggestionDialogProps } from './suggestion-dialog.tsx';
import { forgetDraft, keepDraft, readDraft } from './suggestion-draft.ts';

/** The dialog is fetched when somebody wants it. Undefined until then. */
export function useSuggestion(board: string, viewer: Viewer) {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<SuggestionDialogProps>>();

  async function load(): Promise<void> {
    try {
      const { SuggestionDialog } = await import('./suggestion-dialog.tsx');
      setDialog(() => SuggestionDialog);
      setOpen(true);
    } catch {
      showToast({
        kind: 'error',
        title: t('suggestions.failed'),
        text: t('site.networkError'),
        action: { label: t('site.tryAgain'), onPress: open },
      });
    }
  }

  const open = () => void load();

  // Whoever left to log in with a suggestion in mind finds it open again.
  const resume = useEffectEvent((handle: string) => {
    if (!readDraft(handle)?.waitsForLogin) return;
    keepDraft(handle, { waitsForLogin: false });
    open();
  });
  const viewerId = viewer?.id;
  useEffect(() => {
    if (viewerId !== undefined) resume(board);
  }, [viewerId, board]);

  const close = () => setOpen(false);
  /** There is nothing left to suggest. */
  const finish = () => {
    forgetDraft();
    close();
  };

  return { Dialog, isOpen, open, close, finish };
}
