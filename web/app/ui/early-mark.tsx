import { Telescope } from 'lucide-react';
import type { ReactNode } from 'react';

import { Badge } from './badge.tsx';

/** Badge for a fan who voted early for an idea that was made. */
export function EarlyMark({ children }: { children: ReactNode }) {
  return (
    <Badge className="badge-movement bg-gold text-on-medal">
      <Telescope className="i" aria-hidden="true" />
      {children}
    </Badge>
  );
}
