import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';

import { isGuest, type Viewer } from '../../api/viewer.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useDeferredPart } from '../../ui/use-deferred-part.tsx';
import { forgetDraft, keepDraft, readDraft } from './suggestion-draft.ts';

const importDialog = () => import('./suggestion-dialog.tsx').then(({ SuggestionDialog }) => SuggestionDialog);
const importLogin = () => import('./suggestion-login.tsx').then(({ SuggestionLogin }) => SuggestionLogin);

/** Suggestion dialog state. `Dialog` is undefined until it's first opened. Visitors get a login sheet in its place. */
export function useSuggestion(board: string, viewer: Viewer) {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  const { Part: Dialog, load } = useDeferredPart(importDialog);
  // The session may end while the fan is writing.
  const { Part: Login, load: loadLogin } = useDeferredPart(importLogin, isOpen && viewer === null);

  async function openDialog(): Promise<void> {
    if (await (isGuest(viewer) ? loadLogin() : load())) return setOpen(true);
    showToast({
      kind: 'error',
      title: t('suggestions.failed'),
      text: t('site.networkError'),
      action: { label: t('site.tryAgain'), onPress: open },
    });
  }

  const open = () => void openDialog();

  // Reopen the dialog for a fan who left to log in.
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
  /** Closes the dialog and drops the draft. */
  const finish = () => {
    forgetDraft();
    close();
  };

  return { Dialog: viewer ? Dialog : Login, isOpen, open, close, finish };
}
