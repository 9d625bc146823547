import type { Creator } from '@upnext/contract/accounts';
import { useTranslations } from 'use-intl';

/** The head of a board opened by its share link. */
export function LinkedHead({ creator: { username, profileDescription } }: { creator: Creator }) {
  const t = useTranslations('boards.linked');
  return (
    <div className="linked-head">
      <h1>{t('title', { username })}</h1>
      <p>{profileDescription ?? t('description', { username })}</p>
    </div>
  );
}
