import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

import { shareLink, type Shareable } from '../../ui/share.ts';
import { showToast } from '../../ui/toast-store.ts';

/**
 * Shares a board, or with `words` another page, with the native share sheet. Falls back to the clipboard, then to a toast
 * with the link to copy manually.
 */
export function useShareBoard(username: string, path: string, words?: Omit<Shareable, 'url'>): () => void {
  const t = useTranslations('boards');
  return useCallback(() => {
    const url = location.origin + path;
    const say = async () => {
      const outcome = await shareLink({
        title: t('linked.title', { username }),
        text: t('shareText', { username }),
        ...words,
        url,
      });
      if (outcome === 'copied') showToast({ title: t('linkCopied'), text: url });
      if (outcome === 'failed') showToast({ kind: 'error', title: t('copyFailed'), text: t('copyByHand', { url }) });
    };
    void say();
  }, [t, username, path, words]);
}
