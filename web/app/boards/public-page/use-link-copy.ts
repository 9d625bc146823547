import { useCallback } from 'react';

import { useCopied } from '../../ui/use-copied.ts';
import { useTellCopied } from './use-tell-copied.ts';

/** Copies a link and says so in a toast. */
export function useLinkCopy(): { isCopied: boolean; copyLink: (url: string) => Promise<void> } {
  const { isCopied, copy } = useCopied();
  const tell = useTellCopied();
  const copyLink = useCallback(async (url: string) => tell(url, await copy(url)), [copy, tell]);
  return { isCopied, copyLink };
}
