import type { RoundSummary } from '@upnext/contract/voting/round-fields';
import { extendRound } from '@upnext/contract/voting/rounds';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { addDays, instantIn, wallTimeIn } from '../../api/zone-time.ts';
import { useFieldMessage } from '../../texts/use-field-message.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MomentFields } from './moment-fields.tsx';
import { useChangeRound } from './use-change-round.ts';

type ExtendDialogProps = {
  round: RoundSummary;
  handle: string;
  choice: string | undefined;
  timeZone: string;
  onClose: () => void;
};

/** Moves the closing time of an open round to a later time. */
export function ExtendDialog({ round, handle, choice, timeZone, onClose }: ExtendDialogProps) {
  const t = useTranslations();
  const fieldMessage = useFieldMessage();
  const before = new Date(round.closesAt);
  const first = wallTimeIn(timeZone, before);
  const [moment, setMoment] = useState({ ...first, day: addDays(first.day, 1) });
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useChangeRound<Date>({
    handle,
    send: (closesAt) =>
      call(extendRound, {
        params: { number: String(round.number) },
        query: { board: choice },
        body: { closesAt: closesAt.toISOString() },
      }),
    words: { done: t('roundPlans.extended'), failed: t('roundPlans.extendError') },
    onDone: onClose,
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const closesAt = instantIn(timeZone, moment);
    if (!closesAt) setProblem('expires_at.invalid');
    else if (closesAt <= before) setProblem('expires_at.past');
    else mutate(closesAt);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('roundPlans.extendTitle')}
      closeLabel={t('site.close')}
      isBlocked={isPending}
    >
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <p className="text-text-2">{t('roundPlans.extendText')}</p>
        <MomentFields value={moment} min={first.day} error={fieldMessage(problem)} onChange={setMoment} />
        <div className="dialog-acts">
          <Button kind="plain" onClick={onClose} disabled={isPending}>
            {t('site.cancel')}
          </Button>
          <Button type="submit" busy={isPending}>
            {isPending ? t('roundPlans.extending') : t('roundPlans.extendSave')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
