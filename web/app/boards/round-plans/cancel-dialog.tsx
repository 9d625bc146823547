import type { RoundSummary } from '@upnext/contract/voting/round-fields';
import { cancelRound } from '@upnext/contract/voting/rounds';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useChangeRound } from './use-change-round.ts';

type CancelDialogProps = { round: RoundSummary; handle: string; choice: string | undefined; onClose: () => void };

/** Asks before a round is cancelled. */
export function CancelDialog({ round: { number, repeatsWeekly }, handle, choice, onClose }: CancelDialogProps) {
  const t = useTranslations();
  const { mutate, isPending } = useChangeRound({
    handle,
    send: () => call(cancelRound, { params: { number: String(number) }, query: { board: choice } }),
    words: { done: t('roundPlans.cancelled'), failed: t('roundPlans.cancelError') },
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('roundPlans.cancelTitle')}
      text={repeatsWeekly ? t('roundPlans.cancelWeekly') : t('roundPlans.cancelText')}
      confirmLabel={t('roundPlans.cancelConfirm')}
      cancelLabel={t('roundPlans.keep')}
      closeLabel={t('site.close')}
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
