import { useCopied } from '../../ui/use-copied.ts';
import { useTellCopied } from './use-tell-copied.ts';

/** Copies a link and says so in a toast. */
export function useLinkCopy(): { isCopied: boolean; copyLink: (url: string) => Promise<void> } {
  const { isCopied, copy } = useCopied();
  const tell = useTellCopied();
  return { isCopied, copyLink: async (url) => tell(url, await copy(url)) };
}
