import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Field, type FieldFrame } from './field.tsx';

type TextFieldProps = FieldFrame & ComponentProps<'input'>;

/** Accepts the props of react-hook-form's `register`. */
export function TextField({
  id,
  label,
  labelHidden,
  optional,
  hint,
  error,
  counter,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ id, label, labelHidden, optional, hint, error, counter }}>
      {(control) => <input dir="auto" {...input} {...control} className={clsx('input', className)} />}
    </Field>
  );
}
