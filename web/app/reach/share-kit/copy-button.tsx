import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useCopied } from '../../ui/use-copied.ts';

type CopyButtonProps = { text: string; kind?: 'ink' | 'soft'; children: ReactNode };

export function CopyButton({ text, kind = 'soft', children }: CopyButtonProps) {
  const t = useTranslations('shareKit');
  const { isCopied, copy } = useCopied();
  const onClick = async () => {
    if (!(await copy(text))) showToast({ kind: 'error', title: t('copyError'), text: t('copyByHand', { text }) });
  };
  return (
    <Button kind={kind} size="s" onClick={() => void onClick()}>
      {isCopied ? <Check className="i" aria-hidden="true" /> : <Copy className="i" aria-hidden="true" />}
      <span aria-live="polite">{isCopied ? t('copied') : children}</span>
    </Button>
  );
}
