import { useTranslations } from 'use-intl';

import { showToast } from '../../ui/toast-store.ts';

/** Shows a toast that the link was copied, or if that failed, one with the link to copy manually. */
export function useTellCopied(): (url: string, isCopied: boolean) => void {
  const t = useTranslations('boards');
  return (url, isCopied) =>
    isCopied
      ? showToast({ title: t('linkCopied'), text: url })
      : showToast({ kind: 'error', title: t('copyFailed'), text: t('copyByHand', { url }) });
}
