import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

import { showToast } from '../../ui/toast-store.ts';
import { useCopied } from '../../ui/use-copied.ts';

/** Copies a link and shows a toast. If the browser refuses, the toast shows the link to copy manually. */
export function useLinkCopy(): { isCopied: boolean; copyLink: (url: string) => Promise<boolean> } {
  const t = useTranslations('shareLinks');
  const { isCopied, copy } = useCopied();
  const copyLink = useCallback(
    async (url: string) => {
      const isDone = await copy(url);
      if (isDone) showToast({ title: t('linkCopied') });
      else showToast({ kind: 'error', title: t('copyError'), text: t('copyByHand', { url }) });
      return isDone;
    },
    [copy, t],
  );
  return { isCopied, copyLink };
}
