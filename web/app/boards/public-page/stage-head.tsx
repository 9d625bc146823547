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
        <Avatar name={creator.username} src={creator.logoUrl} size="xl" />
        <h1 id="creator-name">
          <Breakable name={t('title', { username: creator.username })} />
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
