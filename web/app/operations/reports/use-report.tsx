import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { showToast } from '../../ui/toast-store.ts';
import { useDeferredPart } from '../../ui/use-deferred-part.tsx';
import type { ReportedIdea } from './report-form.tsx';

const importDialog = () => import('./report-dialog.tsx').then(({ ReportDialog }) => ReportDialog);

/** Report dialog state. The dialog is loaded when an idea is first reported. */
export function useReport() {
  const t = useTranslations('site');
  const [idea, setIdea] = useState<ReportedIdea>();
  const { Part: Dialog, load } = useDeferredPart(importDialog);
  const open = async (wanted: ReportedIdea) => {
    if (await load()) setIdea(wanted);
    else showToast({ kind: 'error', title: t('networkError') });
  };
  const report = (wanted: ReportedIdea) => void open(wanted);
  return { report, dialog: Dialog && <Dialog idea={idea} onClose={() => setIdea(undefined)} /> };
}
