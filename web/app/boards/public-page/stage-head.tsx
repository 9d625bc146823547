import { nameOf } from '@upnext/contract/boards/board-handle';
import type { Creator } from '@upnext/contract/identity/accounts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { Avatar } from '../../ui/avatar.tsx';
import { Breakable } from '../../ui/breakable.tsx';
import { CreatorLinks } from './creator-links.tsx';

/** Header of the stage page: the creator and the buttons. */
export function StageHead({ creator, children }: { creator: Creator; children: ReactNode }) {
  const t = useTranslations('stage');
  return (
    <section className="stage-who stage-width" aria-labelledby="creator-name">
      <div className="stage-id">
        <Avatar name={nameOf(creator)} src={creator.logoUrl} size="xl" />
        <h1 id="creator-name">
          <Breakable name={creator.displayName ?? t('title', { username: creator.username })} />
          {creator.displayName && <small>@{creator.username}</small>}
        </h1>
      </div>
      <div>
        {creator.profileDescription && (
          <p dir="auto" className="stage-about">
            {creator.profileDescription}
          </p>
        )}
        <CreatorLinks creator={creator} className="stage-links" />
      </div>
      <div className="stage-acts">{children}</div>
    </section>
  );
}
