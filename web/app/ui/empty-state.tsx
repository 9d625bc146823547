import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type EmptyStateProps = {
  numeral: string;
  title: string;
  /** Use 'h2' if the empty state is directly below the page's h1. */
  heading?: 'h2' | 'h3';
  text?: string;
  action?: ReactNode;
  className?: string;
};

/** Describes what will be shown here and offers one next step. */
export function EmptyState({ numeral, title, heading: Heading = 'h3', text, action, className }: EmptyStateProps) {
  return (
    <div className={clsx('sheet empty', className)}>
      <span className="numeral-outline" aria-hidden="true">
        {numeral}
      </span>
      <div>
        <Heading className="text-h3">{title}</Heading>
        {text && <p>{text}</p>}
      </div>
      {action}
    </div>
  );
}
