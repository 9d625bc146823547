import { CallError } from '@upnext/contract/request';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

/** What to tell the reader about a failed call: the server's words, which are in their language, or that there is no network. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('site');
  return useCallback(
    (error) => (error instanceof CallError && error.reply.message !== '' ? error.reply.message : t('networkError')),
    [t],
  );
}
