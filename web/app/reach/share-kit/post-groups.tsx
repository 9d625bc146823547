import type { Language } from '@upnext/contract/language';
import { useTranslations } from 'use-intl';

import { Card } from '../../ui/card.tsx';
import { CopyButton } from './copy-button.tsx';
import { placeGroups, preparePost } from './prepared-posts.ts';

/** Prepared posts, grouped by where to publish them. */
export function PostGroups({ language, url }: { language: Language; url: string }) {
  const t = useTranslations('shareKit');
  return placeGroups.map(({ group, places }) => (
    <section key={group} className="post-group" aria-labelledby={`post-${group}`}>
      <h2 id={`post-${group}`}>{t(group)}</h2>
      <p>{t(`${group}Where`)}</p>
      <ul>
        {places.map((place) => {
          const text = preparePost(place, language, url);
          return (
            <li key={place}>
              <Card className="post">
                <h3>{t(`places.${place}`)}</h3>
                <p lang={language}>{text}</p>
                <CopyButton text={text}>
                  {t('copy')}
                  <span className="sr"> {t(`places.${place}`)}</span>
                </CopyButton>
              </Card>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
