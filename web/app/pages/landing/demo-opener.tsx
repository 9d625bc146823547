import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { showToast } from '../../ui/toast-store.ts';
import { useDeferredPart } from '../../ui/use-deferred-part.tsx';

const importDialog = () => import('./demo-dialog.tsx').then(({ DemoDialog }) => DemoDialog);

/** State of the demo dialog and of the button that opens it. */
export function DemoOpener({ children }: { children: (demo: { isLoading: boolean; open: () => void }) => ReactNode }) {
  const t = useTranslations('site');
  const { Part: DemoDialog, load } = useDeferredPart(importDialog);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);

  async function open(): Promise<void> {
    setLoading(true);
    if (await load()) setOpen(true);
    else showToast({ title: t('networkError'), kind: 'error' });
    setLoading(false);
  }

  return (
    <>
      {children({ isLoading, open: () => void open() })}
      {DemoDialog && <DemoDialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
