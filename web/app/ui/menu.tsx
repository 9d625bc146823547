import { clsx } from 'clsx';
import { DropdownMenu } from 'radix-ui';
import { createContext, use, useCallback, useRef, type ReactNode } from 'react';

type MenuProps = { trigger: ReactNode; children: ReactNode };

/**
 * Runs the selected action after the menu has closed and restored the focus, so that a dialog opened by the action
 * returns the focus correctly.
 */
const Choose = createContext<(act: () => void) => void>((act) => act());

/**
 * `trigger` is a single button. `modal={false}` is needed because Radix would otherwise inject a style element, which
 * the CSP blocks.
 */
export function Menu({ trigger, children }: MenuProps) {
  // Rendered inside main, for users who navigate by landmarks.
  const main = typeof document === 'undefined' ? null : document.querySelector('main');
  const chosen = useRef<() => void>(undefined);
  const choose = useCallback((act: () => void) => {
    chosen.current = act;
  }, []);
  const onClosed = () => {
    if (chosen.current) queueMicrotask(chosen.current);
    chosen.current = undefined;
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={main}>
        <DropdownMenu.Content
          className="menu"
          align="end"
          sideOffset={4}
          collisionPadding={8}
          loop
          onCloseAutoFocus={onClosed}
        >
          <Choose value={choose}>{children}</Choose>
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
  const choose = use(Choose);
  return (
    <DropdownMenu.Item
      className={clsx('menu-item', danger && 'menu-item-danger')}
      disabled={disabled}
      onSelect={() => choose(onSelect)}
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}
