import type { ReactNode } from 'react';

import { SiteFrame } from './site-frame.tsx';
import { SiteHeader } from './site-header.tsx';

type PlainFrameProps = { skipLabel: string; mainClassName?: string; children: ReactNode };

/** The layout of the auth pages. The header has only language and theme switches. */
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
