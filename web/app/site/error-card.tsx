import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Card for missing, restricted and failed pages: icon, heading, text, actions. */
export function ErrorCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
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
