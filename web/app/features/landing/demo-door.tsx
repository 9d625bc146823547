import { useState, type ComponentType, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { showToast } from '../../ui/toast-store.ts';
import type { DemoDialogProps } from './demo-dialog.tsx';
import type { RenderChart } from './sample-chart.tsx';

type DemoDoorProps = {
  renderChart: RenderChart;
  /** What opens it. */
  children: (door: { isLoading: boolean; open: () => void }) => ReactNode;
};

/** The demo dialog, fetched when it is asked for. */
export function DemoDoor({ renderChart, children }: DemoDoorProps) {
  const t = useTranslations('site');
  const [DemoDialog, setDemoDialog] = useState<ComponentType<DemoDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);

  async function open(): Promise<void> {
    setLoading(true);
    try {
      const module = await import('./demo-dialog.tsx');
      setDemoDialog(() => module.DemoDialog);
      setOpen(true);
    } catch {
      showToast({ title: t('networkError'), kind: 'error' });
    } finally {
      setLoading(false);
    }
  }

  return (
    <>
      {children({ isLoading, open: () => void open() })}
      {DemoDialog && <DemoDialog isOpen={isOpen} onClose={() => setOpen(false)} renderChart={renderChart} />}
    </>
  );
}
