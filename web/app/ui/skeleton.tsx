import { clsx } from 'clsx';

/** Loading placeholder. Give it the size of the content. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={clsx('skeleton', className)} aria-hidden="true" />;
}
