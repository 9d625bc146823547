import { clsx } from 'clsx';
import { CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';

type NoticeProps = { kind?: 'failed' | 'waiting' | 'error'; action?: ReactNode; children: ReactNode };

/** Inline notice: a failed load (with a retry button), outdated content, or an error. */
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
