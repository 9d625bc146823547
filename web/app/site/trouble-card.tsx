import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** The card of a page that isn't there, isn't for you, or failed: red icon, heading, a sentence, the way on. */
export function TroubleCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="sheet trouble">
      <span className="trouble-icon">
        <CircleAlert className="i" aria-hidden="true" />
      </span>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}
