import type { ReactNode } from 'react';

import { SiteFrame } from './site-frame.tsx';
import { SiteHeader } from './site-header.tsx';

type PlainFrameProps = { skipLabel: string; mainClassName?: string; children: ReactNode };

/** Language and theme are all that a page for signing in has around it: nobody is there yet. */
export function PlainFrame({ skipLabel, mainClassName, children }: PlainFrameProps) {
  return (
    <SiteFrame
      skipLabel={skipLabel}
      mainClassName={mainClassName}
      header={<SiteHeader end={<></>} />}
      footer={<></>}
      background="background-gradient-1"
    >
      {children}
    </SiteFrame>
  );
}
