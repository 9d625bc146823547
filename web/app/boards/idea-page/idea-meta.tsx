import { nameOf } from '@upnext/contract/boards/board-handle';
import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';

import { PageMeta } from '../../site/page-meta.tsx';
import { useLanguage } from '../../texts/language.tsx';
import { ideaImage } from './idea-image.ts';
import type { ShownIdea } from './use-idea-page.ts';

/** The title, link preview and structured data of an idea's page. */
export function IdeaMeta({ shown: { page, path, chartPath, name } }: { shown: ShownIdea }) {
  const t = useTranslations('ideaPage');
  const { language } = useLanguage();
  const { origin = '' } = useRouteLoaderData<{ origin: string }>('root') ?? {};
  const { creator, idea } = page;
  const { title, description, votes, createdAt, suggestedByUsername } = idea;
  return (
    <PageMeta
      title={t('title', { title, username: name })}
      description={description || t('description', { title, username: nameOf(creator) })}
      canonicalPath={path}
      imagePath={ideaImage(page, language)}
      structuredData={{
        '@context': 'https://schema.org',
        '@type': 'CreativeWork',
        name: title,
        ...(description && { description }),
        dateCreated: createdAt,
        author: { '@type': 'Person', name: suggestedByUsername ?? nameOf(creator) },
        isPartOf: { '@type': 'ItemList', name, url: origin + chartPath },
        interactionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/VoteAction',
          userInteractionCount: votes,
        },
      }}
    />
  );
}
