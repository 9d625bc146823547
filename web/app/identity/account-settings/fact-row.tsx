import type { ReactNode } from 'react';

import { Button } from '../../ui/button.tsx';

type FactRowProps = {
  label: string;
  change: string;
  /** Accessible name of the button, for screen reader users. */
  changeLabel: string;
  notes?: string[];
  onChange: () => void;
  children: ReactNode;
};

/** One account detail and the button that changes it. */
export function FactRow({ label, change, changeLabel, notes, onChange, children }: FactRowProps) {
  return (
    <div className="fact">
      <dt className="fact-label">{label}</dt>
      <dd className="fact-value">
        <div className="min-w-0 wrap-anywhere">{children}</div>
        {notes?.map((note) => (
          <p key={note} className="fact-note">
            {note}
          </p>
        ))}
      </dd>
      <dd className="fact-act">
        <Button kind="soft" size="s" aria-label={changeLabel} onClick={onChange}>
          {change}
        </Button>
      </dd>
    </div>
  );
}
