import { nameOf } from '@upnext/contract/boards/board-handle';
import type { User } from '@upnext/contract/identity/accounts';
import { clsx } from 'clsx';

import { Avatar } from '../../ui/avatar.tsx';
import { Breakable } from '../../ui/breakable.tsx';
import { shareClass } from '../../ui/meter.tsx';

const emptyShares = [0.3, 0.2, 0.1];

/** Thumbnail of the board: its background, and the vote shares of the first four ideas. */
export function PagePreview({ creator, shares }: { creator: User; shares: number[] }) {
  const isEmpty = shares.length === 0;
  const bars = (isEmpty ? emptyShares : shares).map((share, at) => ({ share, place: at + 1 }));
  return (
    <div className={`page-preview background-${creator.profileBackground}`} aria-hidden="true">
      <div className="page-preview-name">
        <Avatar name={nameOf(creator)} src={creator.logoUrl} size="m" />
        <span>
          <Breakable name={nameOf(creator)} />
        </span>
      </div>
      <div className={clsx('page-preview-bars', isEmpty && 'page-preview-empty')}>
        {bars.map(({ share, place }) => (
          <span key={place} className={shareClass(share)} />
        ))}
      </div>
    </div>
  );
}
