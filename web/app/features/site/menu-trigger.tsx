import { useState, type ComponentType, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { showToast } from '../../ui/toast-store.ts';
import { UnreadSlot } from './unread-slot.tsx';

type MenuTriggerProps = { className: string; label?: string; children: ReactNode };

const load = () => import('./site-menu.tsx');

/** A button that opens the site's menu, which comes when a finger or a pointer nears it. */
export function MenuTrigger({ className, label, children }: MenuTriggerProps) {
  const t = useTranslations('site');
  const [isOpen, setOpen] = useState(false);
  const [Menu, setMenu] = useState<ComponentType<{ isOpen: boolean; onClose: () => void }>>();
  const open = async () => {
    try {
      const { SiteMenu } = await load();
      setMenu(() => SiteMenu);
      setOpen(true);
    } catch {
      showToast({ kind: 'error', title: t('networkError') });
    }
  };
  const prepare = () => void load().catch(() => {});
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void open()}
      >
        {children}
        <UnreadSlot />
      </button>
      {Menu && <Menu isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
