import { CallError } from '@upnext/contract/request';
import { useTranslations } from 'use-intl';

import { showToast } from '../../ui/toast-store.ts';

/** Shows toasts about votes. */
export function useVoteWords() {
  const t = useTranslations();
  function sayRefused(title: string, error: unknown, otherwise: string, onRetry: () => void): void {
    const text = (error instanceof CallError && error.reply.message) || otherwise;
    // A rate limit or overload is not the user's error, so it isn't shown as one.
    const isBusy = error instanceof CallError && (error.status === 429 || error.status === 503);
    if (isBusy) showToast({ title: t('votes.slowDown'), text });
    else
      showToast({
        kind: 'error',
        title,
        text,
        // 403: the idea doesn't accept votes or withdrawals, so a retry is pointless.
        ...(!(error instanceof CallError && error.status === 403) && {
          action: { label: t('site.tryAgain'), onPress: onRetry },
        }),
      });
  }
  return {
    sayThanks: (text: string | undefined, onUndo: () => void) =>
      showToast({
        title: t('votes.thanks'),
        ...(text && { text }),
        action: { label: t('votes.undo'), onPress: onUndo },
      }),
    sayWithdrawn: () => showToast({ title: t('votes.withdrawn') }),
    sayNotWithdrawn: (error: unknown, onRetry: () => void) =>
      sayRefused(t('votes.notWithdrawn'), error, t('votes.notWithdrawnText'), onRetry),
    sayAlreadyVoted: (onWithdraw: () => void) =>
      showToast({ title: t('votes.alreadyVoted'), action: { label: t('votes.withdraw'), onPress: onWithdraw } }),
    sayFailed: (error: unknown, onRetry: () => void) =>
      sayRefused(t('votes.failed'), error, t('votes.failedText'), onRetry),
  };
}
