import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

import { Field, type FieldFrame } from './field.tsx';

type SelectFieldProps = FieldFrame & ComponentProps<'select'>;

/** Native select: works with every keyboard and phone, and needs no style attribute. */
export function SelectField({
  id,
  label,
  labelHidden,
  optional,
  hint,
  error,
  counter,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ id, label, labelHidden, optional, hint, error, counter }}>
      {(control) => (
        <div className="select">
          <select {...select} {...control} className="input">
            {children}
          </select>
          <ChevronDown className="i" aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
