import { CallError } from '@upnext/contract/request';
import { useTranslations } from 'use-intl';

import { showToast } from '../../ui/toast-store.ts';

/** What the reader is told about a vote. */
export function useVoteWords() {
  const t = useTranslations();
  return {
    sayThanks: (text: string | undefined) => showToast({ title: t('votes.thanks'), ...(text && { text }) }),
    sayAlreadyVoted: () => showToast({ title: t('votes.alreadyVoted') }),
    sayFailed(error: unknown, onRetry: () => void) {
      const text = (error instanceof CallError && error.reply.message) || t('votes.failedText');
      // Too fast, or too many people at once: nobody did anything wrong.
      const isBusy = error instanceof CallError && (error.status === 429 || error.status === 503);
      if (isBusy) showToast({ title: t('votes.slowDown'), text });
      else
        showToast({
          kind: 'error',
          title: t('votes.failed'),
          text,
          // What may not be voted for is not there for the second try either.
          ...(!(error instanceof CallError && error.status === 403) && {
            action: { label: t('site.tryAgain'), onPress: onRetry },
          }),
        });
    },
  };
}
