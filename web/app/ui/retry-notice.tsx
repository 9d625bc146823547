import type { ReactNode } from 'react';

import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type Props = {
  label: string;
  query: { isFetching: boolean; refetch: () => Promise<unknown> };
  children: ReactNode;
};

/** Error notice for a failed load, with a retry button. */
export function RetryNotice({ label, query: { isFetching, refetch }, children }: Props) {
  return (
    <Notice
      kind="error"
      action={
        <Button kind="soft" size="s" busy={isFetching} onClick={() => void refetch()}>
          {label}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
