import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

import { shareLink, type Shareable } from '../../ui/share.ts';
import { useTellCopied } from './use-tell-copied.ts';

/**
 * Shares a board, or with `words` another page, with the native share sheet. Falls back to the clipboard, then to a toast
 * with the link to copy manually.
 */
export function useShareBoard(username: string, path: string, words?: Omit<Shareable, 'url'>): () => void {
  const t = useTranslations('boards');
  const tell = useTellCopied();
  return useCallback(() => {
    const url = location.origin + path;
    const say = async () => {
      const outcome = await shareLink({
        title: t('linked.title', { username }),
        text: t('shareText', { username }),
        ...words,
        url,
      });
      if (outcome === 'copied' || outcome === 'failed') tell(url, outcome === 'copied');
    };
    void say();
  }, [t, tell, username, path, words]);
}
