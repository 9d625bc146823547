import { clsx } from 'clsx';
import { CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';

type NoticeProps = { kind?: 'failed' | 'waiting' | 'error'; action?: ReactNode; children: ReactNode };

/** A line in the page: a load that failed (with its 'Try again'), something old, or a red error box. */
export function Notice({ kind = 'failed', action, children }: NoticeProps) {
  const Icon = kind === 'waiting' ? Clock : CircleAlert;
  return (
    <div className={clsx('notice', kind === 'error' && 'notice-error')} role={kind === 'waiting' ? 'status' : 'alert'}>
      <Icon className="i" aria-hidden="true" />
      <span>{children}</span>
      {action}
    </div>
  );
}
