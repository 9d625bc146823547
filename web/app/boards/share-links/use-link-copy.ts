import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

import { showToast } from '../../ui/toast-store.ts';
import { useCopied } from '../../ui/use-copied.ts';

/** Copies an address and says so; where the browser refuses, it shows the address to copy by hand. */
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
