import '../../styles/just-voted.css';
import { Check } from 'lucide-react';
import { createPortal } from 'react-dom';

import { findRow } from './bring-into-view.ts';

/** Marks the row of a vote that was cast after login. The styles draw a line above and below the row. */
export function JustVoted({ ideaId, label }: { ideaId: number; label: string }) {
  const row = findRow(ideaId);
  if (!row) return null;
  return createPortal(
    <p className="just-voted">
      <Check className="i" aria-hidden="true" />
      {label}
    </p>,
    row.querySelector('.row-body, .explore-card-body') ?? row,
  );
}
