import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Spinner } from './spinner.tsx';

type Look = {
  kind?: 'ink' | 'soft' | 'plain';
  size?: 'm' | 's';
  block?: boolean;
};

/** The classes of a button, for links that look like one. */
export function buttonClass({ kind = 'ink', size = 'm', block = false }: Look = {}, className?: string): string {
  return clsx('btn', kind !== 'ink' && `btn-${kind}`, size === 's' && 'btn-s', block && 'btn-block', className);
}

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean };

/** `busy` shows the arc in front of the words and holds the button, which keeps the focus; the caller changes the words. */
export function Button({
  kind,
  size,
  block,
  busy = false,
  disabled,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ kind, size, block }, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
