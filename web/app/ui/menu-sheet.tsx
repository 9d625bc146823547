import { clsx } from 'clsx';
import { DropdownMenu } from 'radix-ui';
import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';

type MenuSheetProps = {
  /** A single button. */
  trigger: ReactNode;
  /** Names what the menu is about. Shown only in the bottom sheet, because the popover is next to its button. */
  heading?: ReactNode;
  cancelLabel: string;
  children: ReactNode;
};

/**
 * Runs the selected action after the menu has closed and restored the focus, so that a dialog opened by the action
 * returns the focus correctly.
 */
const Choose = createContext<(act: () => void) => void>((act) => act());

/**
 * A menu: a bottom sheet below 960 px, a popover above. `modal={false}` is needed because Radix would otherwise inject a
 * style element, which the CSP blocks. The scrim covers the page instead.
 */
export function MenuSheet({ trigger, heading, cancelLabel, children }: MenuSheetProps) {
  // Rendered inside main, for users who navigate by landmarks.
  const main = typeof document === 'undefined' ? null : document.querySelector('main');
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const chosen = useRef<() => void>(undefined);
  const choose = useCallback((act: () => void) => {
    chosen.current = act;
  }, []);
  const onClosed = () => {
    if (chosen.current) queueMicrotask(chosen.current);
    chosen.current = undefined;
  };
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenu.Trigger
        asChild
        // Radix would open the menu on pointerdown. The sheet then appears below the pointer, and releasing the button
        // would select an item.
        onPointerDown={(event) => {
          event.preventDefault();
          wasOpen.current = isOpen;
        }}
        onClick={() => {
          if (!wasOpen.current) setOpen(true);
          wasOpen.current = false;
        }}
      >
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={main}>
        <>
          <div className="menu-scrim" aria-hidden="true" />
          <DropdownMenu.Content
            className="menu"
            align="end"
            sideOffset={4}
            collisionPadding={8}
            loop
            onCloseAutoFocus={onClosed}
          >
            {heading && <div className="menu-heading">{heading}</div>}
            <Choose value={choose}>{children}</Choose>
            <DropdownMenu.Item className="btn btn-soft menu-cancel">{cancelLabel}</DropdownMenu.Item>
          </DropdownMenu.Content>
        </>
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

type MenuLinkProps = { to: string; isCurrent?: boolean; children: ReactNode };

export function MenuLink({ to, isCurrent = false, children }: MenuLinkProps) {
  return (
    <DropdownMenu.Item className="menu-item" asChild>
      <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
        {children}
      </Link>
    </DropdownMenu.Item>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="menu-separator" />;
}
