import { clsx } from 'clsx';

/** The arc: it differs from the arrow even when reduced motion keeps it still. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg className={clsx('i spinner', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M21 12a9 9 0 1 1-6.2-8.6" />
    </svg>
  );
}
