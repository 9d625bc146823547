import type { ReactNode } from 'react';

type RecoveryCardProps = { title: string; text: string; children?: ReactNode };

/** Card of the pages around emailed links: password reset, confirmation of an address, unsubscribing. */
export function RecoveryCard({ title, text, children }: RecoveryCardProps) {
  return (
    <div className="sheet panel panel-roomy recovery">
      <div aria-live="polite">
        <h1 className="text-h2">{title}</h1>
        <p className="mt-2 text-text-2">{text}</p>
      </div>
      {children}
    </div>
  );
}
