import type { ComponentProps, ReactNode } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode };

export function Switch({ label, ...input }: SwitchProps) {
  return (
    <label className="switch">
      <span className="switch-words">{label}</span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked */}
      <input {...input} type="checkbox" role="switch" />
      <span className="switch-track" aria-hidden="true" />
    </label>
  );
}
