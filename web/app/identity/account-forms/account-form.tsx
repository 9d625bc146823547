import { clsx } from 'clsx';
import type { ReactNode, SubmitEventHandler } from 'react';

import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

type AccountFormProps = {
  label: string;
  submitLabel: string;
  /** Submit label while the request is in flight. */
  busyLabel: string;
  isBusy: boolean;
  /** False while fields are being loaded. The button is invisible meanwhile, because they will move it. */
  isReady?: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** Called when a field gets the focus. */
  onFocus?: () => void;
  /** Login methods that don't use the fields. */
  otherWays?: ReactNode;
  children: ReactNode;
};

/**
 * Form with one submit button, which is disabled before hydration. `method="post"` keeps the fields out of the URL if
 * the form is submitted anyway.
 */
export function AccountForm({
  label,
  submitLabel,
  busyLabel,
  isBusy,
  isReady = true,
  onSubmit,
  onFocus,
  otherWays,
  children,
}: AccountFormProps) {
  const isHydrated = useHydrated();
  return (
    <div className="grid gap-5">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of any field bubbles here */}
      <form className="grid gap-4" method="post" noValidate aria-label={label} onSubmit={onSubmit} onFocus={onFocus}>
        {children}
        <Button
          type="submit"
          block
          busy={isBusy}
          disabled={!isHydrated || !isReady}
          className={clsx('account-submit', !isReady && 'invisible')}
        >
          {isBusy ? busyLabel : submitLabel}
        </Button>
      </form>
      {otherWays}
    </div>
  );
}
