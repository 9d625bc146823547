import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, Equal, Star } from 'lucide-react';
import type { ReactNode } from 'react';

export function Badge({ className, children }: { className?: string; children: ReactNode }) {
  return <span className={clsx('badge', className)}>{children}</span>;
}

const movementIcons = { up: ArrowUp, down: ArrowDown, same: Equal, new: Star };

/** Shows movement with an icon and a word, not by colour alone. */
export function MovementBadge({ direction, children }: { direction: keyof typeof movementIcons; children: ReactNode }) {
  const Icon = movementIcons[direction];
  return (
    <span className={clsx('badge badge-movement', `badge-${direction}`)}>
      <Icon className="i" aria-hidden="true" />
      {children}
    </span>
  );
}

/** Keeps its space when off, so nothing moves when it turns on. */
export function LiveBadge({ isOn = true, children }: { isOn?: boolean; children: ReactNode }) {
  return <span className={clsx('badge badge-live', !isOn && 'invisible')}>{children}</span>;
}
