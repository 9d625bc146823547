import { CallError } from '@upnext/contract/request';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

/** The error message for a failed call: the server's message, which is already translated, or a network error. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('site');
  return useCallback(
    (error) => (error instanceof CallError && error.reply.message !== '' ? error.reply.message : t('networkError')),
    [t],
  );
}
