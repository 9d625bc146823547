import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { requireTexts } from '../../texts/load-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ReportForm, type ReportedIdea } from './report-form.tsx';

await requireTexts('dialogs');

type ReportDialogProps = { idea: ReportedIdea | undefined; onClose: () => void };

export function ReportDialog({ idea, onClose }: ReportDialogProps) {
  const t = useTranslations();
  const [isSending, setSending] = useState(false);
  return (
    <Dialog
      isOpen={idea !== undefined}
      onClose={onClose}
      title={t('reports.title')}
      closeLabel={t('site.close')}
      isBlocked={isSending}
    >
      {idea && <ReportForm key={idea.id} idea={idea} isSending={isSending} onSending={setSending} onClose={onClose} />}
    </Dialog>
  );
}
