import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';

import { Field, type FieldFrame } from './field.tsx';
import { IconButton } from './icon-button.tsx';

type PasswordFieldProps = FieldFrame & Omit<ComponentProps<'input'>, 'type'> & { showLabel: string; hideLabel: string };

export function PasswordField({
  id,
  label,
  labelHidden,
  optional,
  hint,
  error,
  counter,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field {...{ id, label, labelHidden, optional, hint, error, counter }}>
      {(control) => (
        <div className="password">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className="input"
            spellCheck={false}
            autoCapitalize="off"
          />
          <IconButton label={isShown ? hideLabel : showLabel} onClick={() => setShown(!isShown)}>
            <Icon className="i" aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </Field>
  );
}
