import { clsx } from 'clsx';

/** A quiet block where something will be; give it the size of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={clsx('skeleton', className)} aria-hidden="true" />;
}
