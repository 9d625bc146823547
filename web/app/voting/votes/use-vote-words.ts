import { CallError } from '@upnext/contract/request';
import { useTranslations } from 'use-intl';

import { showToast } from '../../ui/toast-store.ts';

/** Shows toasts about votes. */
export function useVoteWords() {
  const t = useTranslations();
  return {
    sayThanks: (text: string | undefined) => showToast({ title: t('votes.thanks'), ...(text && { text }) }),
    sayAlreadyVoted: () => showToast({ title: t('votes.alreadyVoted') }),
    sayFailed(error: unknown, onRetry: () => void) {
      const text = (error instanceof CallError && error.reply.message) || t('votes.failedText');
      // A rate limit or overload is not the user's error, so it isn't shown as one.
      const isBusy = error instanceof CallError && (error.status === 429 || error.status === 503);
      if (isBusy) showToast({ title: t('votes.slowDown'), text });
      else
        showToast({
          kind: 'error',
          title: t('votes.failed'),
          text,
          // 403: the idea can't be voted for, so a retry is pointless.
          ...(!(error instanceof CallError && error.status === 403) && {
            action: { label: t('site.tryAgain'), onPress: onRetry },
          }),
        });
    },
  };
}
