import { clsx } from 'clsx';

/** Drawn as an arc, so that it looks different from the refresh arrow even without motion. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg className={clsx('i spinner', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M21 12a9 9 0 1 1-6.2-8.6" />
    </svg>
  );
}
