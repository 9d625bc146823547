import { Menu } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { iconButtonClass } from '../ui/icon-button.tsx';
import { MenuTrigger } from './menu-trigger.tsx';

/** Hamburger button, on small screens only. */
export function MenuButton() {
  const t = useTranslations('site');
  return (
    <MenuTrigger className={iconButtonClass(false, 'md:hidden')} label={t('menu')}>
      <Menu className="i" aria-hidden="true" />
    </MenuTrigger>
  );
}
