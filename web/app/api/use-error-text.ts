import { CallError } from '@upnext/contract/request';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

/**
 * The error message for a failed call: the server's message, which is already translated, an unreadable response, such
 * as a proxy's error page, or a network error.
 */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('site');
  return useCallback(
    (error) => {
      if (error instanceof CallError) return error.reply.message || t('unreadableResponse');
      return error instanceof SyntaxError ? t('unreadableResponse') : t('networkError');
    },
    [t],
  );
}
