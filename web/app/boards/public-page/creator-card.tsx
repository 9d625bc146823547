import { nameOf } from '@upnext/contract/boards/board-handle';
import type { Creator } from '@upnext/contract/identity/accounts';
import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { Avatar } from '../../ui/avatar.tsx';
import { Breakable } from '../../ui/breakable.tsx';
import { CreatorLinks } from './creator-links.tsx';

type CreatorCardProps = {
  creator: Creator;
  banner?: string | undefined;
  /** The hint to show: 'vote' for fans, 'look' for the owner. Undefined for an empty chart. */
  whatToDo: 'vote' | 'look' | undefined;
  /** Buttons for wide screens. */
  children: ReactNode;
};

const arrow = (words: ReactNode) => (
  <>
    <ArrowUp className="i" aria-hidden="true" />
    <span className="sr">{words}</span>
  </>
);

/** The board's creator, and a one-line hint about what to do. */
export function CreatorCard({ creator, banner, whatToDo, children }: CreatorCardProps) {
  const t = useTranslations('boards');
  return (
    <section className="who" aria-labelledby="creator-name">
      {/* On phones it's as wide as the page, so it loads at once. */}
      {banner && <img className="banner" src={`${banner}-medium.webp`} alt="" width={1200} height={400} />}
      <Avatar name={nameOf(creator)} src={creator.logoUrl} size="xl" />
      <h1 id="creator-name">
        <Breakable name={nameOf(creator)} />
        {creator.displayName && <small>@{creator.username}</small>}
      </h1>
      {creator.profileDescription && (
        <p dir="auto" className="who-about">
          {creator.profileDescription}
        </p>
      )}
      <CreatorLinks creator={creator} className="who-links" />
      {whatToDo && <p className="who-do">{whatToDo === 'look' ? t('ownerWhatToDo') : t.rich('whatToDo', { arrow })}</p>}
      <div className="who-acts">{children}</div>
    </section>
  );
}
