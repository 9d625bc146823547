import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type IconButtonProps = ComponentProps<'button'> & { label: string; filled?: boolean };

export function iconButtonClass(filled = false, className?: string): string {
  return clsx('icon-btn', filled && 'icon-btn-filled', className);
}

/** 44 px button with one icon. `label` is its accessible name. */
export function IconButton({ label, filled, className, type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={iconButtonClass(filled, className)}>
      {children}
    </button>
  );
}
