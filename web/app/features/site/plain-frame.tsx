import type { ReactNode } from 'react';

import { SiteFrame } from './site-frame.tsx';
import { SiteHeader } from './site-header.tsx';

/** Language and theme are all that a page for signing in has around it: nobody is there yet. */
export function PlainFrame({ skipLabel, children }: { skipLabel: string; children: ReactNode }) {
  return (
    <SiteFrame
      skipLabel={skipLabel}
      header={<SiteHeader end={<></>} />}
      footer={<></>}
      background="background-gradient-1"
    >
      {children}
    </SiteFrame>
  );
}
