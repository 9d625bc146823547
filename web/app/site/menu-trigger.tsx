import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { showToast } from '../ui/toast-store.ts';
import { useDeferredPart } from '../ui/use-deferred-part.tsx';
import { UnreadSlot } from './unread-slot.tsx';

type MenuTriggerProps = { className: string; label?: string; children: ReactNode };

const importMenu = () => import('./site-menu.tsx').then(({ SiteMenu }) => SiteMenu);
const preload = () => void importMenu().catch(() => {});

/** Button that opens the site menu. The menu is preloaded on hover or focus. */
export function MenuTrigger({ className, label, children }: MenuTriggerProps) {
  const t = useTranslations('site');
  const [isOpen, setOpen] = useState(false);
  const { Part: Menu, load } = useDeferredPart(importMenu);
  const open = async () => {
    if (await load()) setOpen(true);
    else showToast({ kind: 'error', title: t('networkError') });
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void open()}
      >
        {children}
        <UnreadSlot />
      </button>
      {Menu && <Menu isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
