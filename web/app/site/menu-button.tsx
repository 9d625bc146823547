import { clsx } from 'clsx';
import { Menu } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { iconButtonClass } from '../ui/icon-button.tsx';
import { MenuTrigger } from './menu-trigger.tsx';

/** Hamburger button, on small screens only. */
export function MenuButton({ className }: { className?: string }) {
  const t = useTranslations('site');
  return (
    <MenuTrigger className={iconButtonClass(false, clsx('md:hidden', className))} label={t('menu')}>
      <Menu className="i" aria-hidden="true" />
    </MenuTrigger>
  );
}
