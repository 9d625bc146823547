import { useCallback, useEffect, useRef, useState } from 'react';

import { copyText } from './share.ts';

const shownMs = 2_000;

/** Copies text. `isCopied` is true for two seconds. `copy` resolves to false if the user must copy manually. */
export function useCopied(): { isCopied: boolean; copy: (text: string) => Promise<boolean> } {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback(async (text: string) => {
    const isDone = await copyText(text);
    clearTimeout(timer.current);
    setCopied(isDone);
    if (isDone) timer.current = setTimeout(() => setCopied(false), shownMs);
    return isDone;
  }, []);
  return { isCopied, copy };
}
