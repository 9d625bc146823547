import { zodResolver } from '@hookform/resolvers/zod';
import type { Idea } from '@upnext/contract/boards/ideas';
import { NotPlannedReason } from '@upnext/contract/boards/roadmap';
import { limits } from '@upnext/contract/limits';
import { countGraphemes } from '@upnext/contract/text';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';

import { useFieldMessage } from '../../texts/use-field-message.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';

type NotPlannedDialogProps = {
  idea: Idea | undefined;
  isBusy: boolean;
  onReason: (reason: string) => void;
  onClose: () => void;
};

export function NotPlannedDialog({ idea, isBusy, onReason, onClose }: NotPlannedDialogProps) {
  const t = useTranslations();
  return (
    <Dialog
      isOpen={idea !== undefined}
      onClose={onClose}
      title={t('ideas.notPlannedTitle')}
      closeLabel={t('site.close')}
      isBlocked={isBusy}
    >
      {idea && <ReasonForm key={idea.id} idea={idea} isBusy={isBusy} onClose={onClose} onReason={onReason} />}
    </Dialog>
  );
}

const Reason = z.object({ reason: NotPlannedReason });

type ReasonFormProps = Omit<NotPlannedDialogProps, 'idea'> & { idea: Idea };

function ReasonForm({ idea, isBusy, onReason, onClose }: ReasonFormProps) {
  const t = useTranslations('ideas');
  const words = useTranslations('site');
  const fieldMessage = useFieldMessage();
  const max = limits.notPlannedReasonMax;
  const form = useForm({ resolver: zodResolver(Reason), defaultValues: { reason: '' } });
  const count = countGraphemes(useWatch({ control: form.control, name: 'reason' }));
  const submit = form.handleSubmit(({ reason }) => onReason(reason));
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <div>
        <strong dir="auto" className="block wrap-anywhere">
          {idea.title}
        </strong>
        <p className="mt-1 text-text-2">{t('notPlannedText')}</p>
        {idea.isInRound && <p className="mt-1 text-text-2">{t('inRound', { stage: 'not_planned' })}</p>}
      </div>
      <TextArea
        {...form.register('reason')}
        label={t('notPlannedReason')}
        placeholder={t('notPlannedPlaceholder')}
        error={fieldMessage(form.formState.errors.reason?.message)}
        counter={{ text: words('characters', { count, max }), isOver: count > max }}
        rows={3}
      />
      <div className="dialog-acts">
        <Button kind="plain" onClick={onClose} disabled={isBusy}>
          {words('cancel')}
        </Button>
        <Button type="submit" busy={isBusy}>
          {t('notPlanned')}
        </Button>
      </div>
    </form>
  );
}
