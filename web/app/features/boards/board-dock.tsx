import type { ReactNode } from 'react';

import { ShareIcon } from './share-button.tsx';

/** Under the thumb on a phone: the one thing to do, and share. */
export function BoardDock({ children, onShare }: { children?: ReactNode; onShare: () => void }) {
  return (
    <div className="dock">
      {children}
      <ShareIcon filled onClick={onShare} />
    </div>
  );
}
