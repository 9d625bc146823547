import type { ComponentProps, ReactNode } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode };

export function Switch({ label, ...input }: SwitchProps) {
  return (
    <label className="switch">
      <span className="switch-words">{label}</span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its checked state */}
      <input {...input} type="checkbox" role="switch" />
      <span className="switch-track" aria-hidden="true" />
    </label>
  );
}
