import { useState, type ComponentType } from 'react';
import { useTranslations } from 'use-intl';

import { showToast } from '../../ui/toast-store.ts';
import type { ReportDialogProps } from './report-dialog.tsx';
import type { ReportedIdea } from './report-form.tsx';

/** The dialog is fetched when somebody wants it: hardly anybody ever does. */
export function useReport() {
  const t = useTranslations('site');
  const [idea, setIdea] = useState<ReportedIdea>();
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps>>();
  async function load(wanted: ReportedIdea): Promise<void> {
    try {
      const { ReportDialog } = await import('./report-dialog.tsx');
      setDialog(() => ReportDialog);
      setIdea(wanted);
    } catch {
      showToast({ kind: 'error', title: t('networkError') });
    }
  }
  const report = (wanted: ReportedIdea) => void load(wanted);
  return { report, dialog: Dialog && <Dialog idea={idea} onClose={() => setIdea(undefined)} /> };
}
