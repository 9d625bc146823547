import { clsx } from 'clsx';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

type MenuProps = { trigger: ReactNode; children: ReactNode };

/** `trigger` is one button; `modal={false}` because Radix would inject a style element, which the CSP refuses. */
export function Menu({ trigger, children }: MenuProps) {
  // Within the page's main part, for whoever goes from landmark to landmark.
  const main = typeof document === 'undefined' ? null : document.querySelector('main');
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={main}>
        <DropdownMenu.Content className="menu" align="end" sideOffset={4} collisionPadding={8} loop>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

type MenuItemProps = {
  onSelect: () => void;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  children: ReactNode;
};

export function MenuItem({ onSelect, icon, danger = false, disabled = false, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      className={clsx('menu-item', danger && 'menu-item-danger')}
      disabled={disabled}
      onSelect={onSelect}
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}
