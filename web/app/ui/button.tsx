import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Spinner } from './spinner.tsx';

type Look = {
  kind?: 'ink' | 'soft' | 'plain';
  size?: 'm' | 's';
  block?: boolean;
};

/** Button classes, for links that look like buttons. */
export function buttonClass({ kind = 'ink', size = 'm', block = false }: Look = {}, className?: string): string {
  return clsx('btn', kind !== 'ink' && `btn-${kind}`, size === 's' && 'btn-s', block && 'btn-block', className);
}

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean };

/** `busy` shows a spinner before the label and ignores clicks, but keeps the focus. The caller changes the label. */
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
