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
  const share = async () => {
    const url = location.origin + path;
    const outcome = await shareLink({
      title: t('linked.title', { username }),
      text: t('shareText', { username }),
      ...words,
      url,
    });
    if (outcome === 'copied' || outcome === 'failed') tell(url, outcome === 'copied');
  };
  return () => void share();
}
