import { CallError } from '@upnext/contract/request';
import { useTranslations } from 'use-intl';

import { showToast } from '../../ui/toast-store.ts';

/** Shows an error toast with the server's message. `api/use-failure-toast.ts` would load the login forms with the page. */
export function useRoundFailure(): (title: string, error: unknown) => void {
  const t = useTranslations('rounds');
  return (title, error) => {
    const text = (error instanceof CallError && error.reply.message) || t('failedText');
    showToast({ kind: 'error', title, text });
  };
}
