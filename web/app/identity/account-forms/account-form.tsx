import type { ReactNode, SubmitEventHandler } from 'react';

import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

type AccountFormProps = {
  label: string;
  submitLabel: string;
  /** Instead of the label, while it is on its way. */
  busyLabel: string;
  isBusy: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** Ways in that need none of the fields. */
  otherWays?: ReactNode;
  children: ReactNode;
};

/** Fields and one button. It can't be sent before the scripts are there, and would post nothing into the address if it were. */
export function AccountForm({
  label,
  submitLabel,
  busyLabel,
  isBusy,
  onSubmit,
  otherWays,
  children,
}: AccountFormProps) {
  const isHydrated = useHydrated();
  return (
    <div className="grid gap-5">
      <form className="grid gap-4" method="post" noValidate aria-label={label} onSubmit={onSubmit}>
        {children}
        <Button type="submit" block busy={isBusy} disabled={!isHydrated} className="account-submit">
          {isBusy ? busyLabel : submitLabel}
        </Button>
      </form>
      {otherWays}
    </div>
  );
}
