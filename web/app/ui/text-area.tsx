import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Field, type FieldFrame } from './field.tsx';

type TextAreaProps = FieldFrame & ComponentProps<'textarea'>;

export function TextArea({
  id,
  label,
  labelHidden,
  optional,
  hint,
  error,
  counter,
  className,
  ...textarea
}: TextAreaProps) {
  return (
    <Field {...{ id, label, labelHidden, optional, hint, error, counter }}>
      {(control) => <textarea dir="auto" {...textarea} {...control} className={clsx('input', className)} />}
    </Field>
  );
}
